import fs from 'node:fs'

import { decodeText } from 'src/shared/text/decodeText'

import { isSafeArchive } from './archive'

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const OLD_OFFICE = 'application/x-cfb'

/**
 * For each extension, the types that the first bytes of a file may reveal; the name alone proves nothing. The first
 * type in the list becomes our media type.
 */
const kindsByExtension: Record<string, string[]> = {
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  png: ['image/png', 'image/apng'],
  gif: ['image/gif'],
  bmp: ['image/bmp'],
  webp: ['image/webp'],
  mp4: ['video/mp4', 'video/x-m4v', 'video/quicktime'],
  mov: ['video/quicktime'],
  avi: ['video/vnd.avi'],
  wmv: ['video/x-ms-asf', 'application/vnd.ms-asf'],
  mkv: ['video/x-matroska'],
  flv: ['video/x-flv'],
  mp3: ['audio/mpeg'],
  pdf: ['application/pdf'],
  ppt: ['application/vnd.ms-powerpoint', OLD_OFFICE],
  xls: ['application/vnd.ms-excel', OLD_OFFICE],
  doc: ['application/msword', OLD_OFFICE],
  pptx: [`${OFFICE}.presentationml.presentation`],
  xlsx: [`${OFFICE}.spreadsheetml.sheet`],
  docx: [`${OFFICE}.wordprocessingml.document`],
  zip: ['application/zip'],
  rar: ['application/x-rar-compressed'],
}

/**
 * Text formats have no signature. Such a file must be text without the signature of a known binary type. Spreadsheet
 * programs save the first two in encodings of their own; what `holds` looks for must be UTF-8, as browsers read it.
 */
const texts: Record<string, { mime: string; holds?: RegExp }> = {
  txt: { mime: 'text/plain' },
  csv: { mime: 'text/csv' },
  xml: { mime: 'application/xml', holds: /^\s*<[?!a-z]/i },
  svg: { mime: 'image/svg+xml', holds: /<svg[\s>]/i },
}

const zipped = ['zip', 'docx', 'xlsx', 'pptx']

const TEXT_BYTES = 256 * 1024

const startOf = async (file: string) => {
  const handle = await fs.promises.open(file)
  try {
    const { buffer, bytesRead } = await handle.read(
      Buffer.alloc(TEXT_BYTES),
      0,
      TEXT_BYTES
    )
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

const isUtf8 = (bytes: Buffer) => {
  try {
    // The excerpt may end in the middle of a character.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/** Control characters that are no white space: no text has them. */
const NO_TEXT = /[^\P{Cc}\s]/u

const textIn = (bytes: Buffer) => {
  const text = decodeText(bytes)
  return NO_TEXT.test(text) ? null : text
}

const knownKindOf = async (file: string) => {
  const { fileTypeFromFile } = await import('file-type')
  return (await fileTypeFromFile(file))?.mime
}

const mimeOfText = async (
  file: string,
  kind: string | undefined,
  { mime, holds }: { mime: string; holds?: RegExp }
) => {
  if (kind !== undefined && kind !== 'application/xml') return null
  const bytes = await startOf(file)
  const text = textIn(bytes)
  if (text === null) return null
  return !holds || (isUtf8(bytes) && holds.test(text)) ? mime : null
}

/**
 * The media type of a file if its content fits its extension, otherwise null (docs/security.md S-51, S-54). Archives
 * and office documents must also be safe.
 */
export const mimeOf = async (file: string, extension: string) => {
  const kind = await knownKindOf(file)
  if (Object.hasOwn(texts, extension))
    return mimeOfText(file, kind, texts[extension])
  if (!kind || !Object.hasOwn(kindsByExtension, extension)) return null

  const kinds = kindsByExtension[extension]
  if (!kinds.includes(kind)) return null
  if (zipped.includes(extension) && !(await isSafeArchive(file))) return null
  return kinds[0]
}
