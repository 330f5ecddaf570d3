// Texts in two languages, and a plain notation for rich text: '## ' headings, '- ' and
// '1. ' lists, '> ' quotes, **bold**, [link](address), [modal](modal:name).

/** English first, then Filipino. */
export type Both = readonly [en: string, fil: string]

/** The columns in English and their `translations`, from texts such as { name: ['Hi', 'Kumusta'] }. */
export const both = <Column extends string>(texts: Record<Column, Both>) => {
  const columns = Object.entries(texts) as [Column, Both][]
  const pick = (index: 0 | 1) =>
    Object.fromEntries(
      columns.map(([column, text]) => [column, text[index]])
    ) as Record<Column, string>
  return { ...pick(0), translations: { fil: pick(1) } }
}

export const richText = (plain: string) =>
  plain
    .trim()
    .split(/\n\s*\n/)
    .map(blockOf)
    .join('')

const blockOf = (block: string) => {
  const lines = block.split('\n').map((line) => line.trim())
  const heading = /^(#{2,4}) (.*)$/.exec(lines[0])
  if (heading)
    return `<h${heading[1].length}>${inline(heading[2])}</h${heading[1].length}>`
  if (lines[0].startsWith('- ')) return list('ul', lines, /^- /)
  if (/^\d+\. /.test(lines[0])) return list('ol', lines, /^\d+\. /)
  if (lines[0].startsWith('> '))
    return `<blockquote>${paragraphs(lines, /^> ?/)}</blockquote>`
  return `<p>${inline(lines.join(' '))}</p>`
}

/** A line without a marker continues the item above it. */
const list = (tag: 'ul' | 'ol', lines: string[], marker: RegExp) => {
  const items: string[] = []
  for (const line of lines) {
    if (marker.test(line)) items.push(line.replace(marker, ''))
    else items.push(`${items.pop()} ${line}`)
  }
  return `<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`
}

/** A line with nothing but its marker begins a paragraph. */
const paragraphs = (lines: string[], marker: RegExp) =>
  lines
    .map((line) => line.replace(marker, ''))
    .join('\n')
    .split('\n\n')
    .map((lines) => `<p>${inline(lines.replaceAll('\n', ' '))}</p>`)
    .join('')

const inline = (text: string) =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\[(.+?)\]\(modal:(.+?)\)/g, '<a data-modal="$2" href="#">$1</a>')
    .replace(/\[(.+?)\]\((.+?)\)/g, '<a href="$2">$1</a>')
