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
const isSheet = (name: string) => /worksheets\/.*\.xml$/i.test(name)

// A cell with a formula and without the value that a spreadsheet program stores beside it. The opening tag has no angle
// brackets, so that each attempt ends at the next one. White space is matched at one place only, so that a long run of it
// is read once.
const UNCOUNTED =
  /<c(\s[^<>]*)>\s*<f(?:\s[^<>]*)?(?:\/>|>([^<>]*)<\/f>)\s*(?:(?:<v\s*\/>|<v>\s*<\/v>)\s*)?<\/c>/g

const PLACE = /\sr\s*=\s*(?:"[^"<>]*"|'[^'<>]*')/

/**
 * A workbook in which the formulas that have no value are texts, because a reader of values would take their cells for
 * blank, and which has no blank cells. Without such cells, the same bytes.
 */
export const nameFormulas = (
  bytes: Uint8Array,
  { unzipSync, zipSync, strFromU8, strToU8 }: Archives
): Uint8Array => {
  const sheets = unzipSync(bytes, { filter: ({ name }) => isSheet(name) })
  const named = Object.entries(sheets).flatMap(([name, content]) => {
    const text = strFromU8(content)
    const changed = withoutBlanks(text).replace(
      UNCOUNTED,
      (_, attributes: string, formula = '') =>
        `<c${PLACE.exec(attributes)?.[0] ?? ''} t="str"><v>=${formula}</v></c>`
    )
    return changed === text ? [] : [[name, strToU8(changed)] as const]
  })
  if (named.length === 0) return bytes
  const parts = unzipSync(bytes, { filter: ({ name }) => isXml(name) })
  return zipSync({ ...parts, ...Object.fromEntries(named) }, { level: 0 })
}
