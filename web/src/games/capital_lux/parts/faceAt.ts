import { seatFaces } from "../../../lib/seatFaces";
import type { Face } from "../../../table/faces";
import type { Session } from "../../../table/session.svelte";

/** Who sits at a seat. */
export const faceAt = (session: Session, seat: number): Face => seatFaces(session.picture!)[seat]!;
