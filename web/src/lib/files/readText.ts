import { decodeText } from '$api/src/shared/text/decodeText'

/** The text of a file that people have saved with any program. */
export const readText = async (file: Blob) =>
  decodeText(new Uint8Array(await file.arrayBuffer()))
