import { withoutBlanks } from './withoutBlanks'

type Parts = Record<string, Uint8Array>

/** The library for archives, which each side loads by itself. */
type Archives = {
  unzipSync: (
    bytes: Uint8Array,
    options: { filter: (file: { name: string }) => boolean }
  ) => Parts
  zipSync: (parts: Parts, options: { level: 0 }) => Uint8Array
  strFromU8: (bytes: Uint8Array) => string
  strToU8: (text: string) => Uint8Array
}

const isXml = (name: string) => /\.(xml|rels)$/i.test(name)
const isXmlPart = (name: string) => /\.xml$/i.test(name)
const isSheet = (name: string) => /worksheets\//i.test(name) && isXmlPart(name)
const isWorkbook = (name: string) => /(^|\/)workbook\.xml$/i.test(name)

/** LibreOffice writes 'true' into a workbook that counts its days from 1904; the reader knows '1' only. */
const FROM_1904 = /(<workbookPr\s[^<>]*\bdate1904=["'])true(?=["'])/

// A cell with a formula and without the value that a spreadsheet program stores beside it. The opening tag has no angle
// brackets, so that each attempt ends at the next one. White space is matched at one place only, so that a long run of it
// is read once.
const UNCOUNTED =
  /<c(\s[^<>]*)>\s*<f(?:\s[^<>]*)?(?:\/>|>([^<>]*)<\/f>)\s*(?:(?:<v\s*\/>|<v>\s*<\/v>)\s*)?<\/c>/g

const PLACE = /\sr\s*=\s*(?:"[^"<>]*"|'[^'<>]*')/

const named = (sheet: string) =>
  withoutBlanks(sheet).replace(
    UNCOUNTED,
    (_, attributes: string, formula = '') =>
      `<c${PLACE.exec(attributes)?.[0] ?? ''} t="str"><v>=${formula}</v></c>`
  )

/**
 * A workbook without formulas that have no value, without blank cells, and with days that count from the usual year:
 * formulas without a value become texts, because a reader of values would take their cells for blank. A workbook that
 * needs no change keeps its bytes.
 */
export const nameFormulas = (
  bytes: Uint8Array,
  { unzipSync, zipSync, strFromU8, strToU8 }: Archives
): Uint8Array => {
  const read = unzipSync(bytes, {
    filter: ({ name }) => isSheet(name) || isWorkbook(name),
  })
  const changes = Object.entries(read).flatMap(([name, content]) => {
    const text = strFromU8(content)
    const changed = isSheet(name) ? named(text) : text.replace(FROM_1904, '$11')
    return changed === text ? [] : [[name, strToU8(changed)] as const]
  })
  if (changes.length === 0) return bytes
  const parts = unzipSync(bytes, { filter: ({ name }) => isXml(name) })
  return zipSync({ ...parts, ...Object.fromEntries(changes) }, { level: 0 })
}
