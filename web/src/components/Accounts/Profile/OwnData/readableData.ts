// The data of a person as a page that they can read, made of the same document as the file for programs.
type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
type Row = { [key: string]: Json }

const signs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => signs[sign])

/** 'bugReports' → 'Bug reports' */
const wordsOf = (key: string) => {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return escapeHtml(words.charAt(0).toUpperCase() + words.slice(1))
}

const isRow = (value: Json): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: Json) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

const textOf = (value: Json): string => {
  if (isEmpty(value)) return '–'
  if (Array.isArray(value)) return value.map(textOf).join('<br>')
  if (isRow(value))
    return Object.entries(value)
      .filter(([, part]) => !isEmpty(part))
      .map(([key, part]) => `${wordsOf(key)}: ${textOf(part)}`)
      .join('<br>')
  return escapeHtml(String(value))
}

const tableOf = (rows: Row[]) => {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const head = keys.map((key) => `<th>${wordsOf(key)}</th>`).join('')
  const body = rows.map(
    (row) =>
      `<tr>${keys.map((key) => `<td>${textOf(row[key] ?? null)}</td>`).join('')}</tr>`
  )
  return `<table><tr>${head}</tr>${body.join('')}</table>`
}

const sectionOf = (value: Json) => {
  if (Array.isArray(value) && value.length > 0 && value.every(isRow))
    return tableOf(value)
  return `<p>${textOf(value)}</p>`
}

const STYLE = `body { font: 16px/1.5 sans-serif; margin: 2rem; } table { border-collapse: collapse; display: block; overflow-x: auto; }
  th, td { border: 1px solid #bbb; padding: 0.25rem 0.5rem; text-align: left; vertical-align: top; }`

/** A whole HTML page with a section for each subject of the document. */
export const readableData = (title: string, document: string) => {
  const subjects = Object.entries(JSON.parse(document) as Row)
  const sections = subjects.map(
    ([key, value]) => `<h2>${wordsOf(key)}</h2>${sectionOf(value)}`
  )
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
  <title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
  <body><h1>${escapeHtml(title)}</h1>${sections.join('')}</body></html>`
}
