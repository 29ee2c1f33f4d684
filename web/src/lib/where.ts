/** Whether the table runs in this browser: then nobody at another device can come, and there are no accounts. */
export const IN_BROWSER = import.meta.env.MODE === "site";
