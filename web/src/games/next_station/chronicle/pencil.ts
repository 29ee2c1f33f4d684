import type { Line } from "../../../generated/protocol";

/** The pencil that a line of the log was drawn with. */
export const pencilOf = ({ words: { args } }: Line): string => String(args.line ?? "").replace("@line-", "");
