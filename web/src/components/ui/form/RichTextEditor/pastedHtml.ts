const BETWEEN_CELLS = ' | '

const plain = (cell: Element) =>
  (cell.textContent ?? '').replace(/\s+/g, ' ').trim()

/** The words and links of a cell on one line; its line breaks and paragraphs become spaces. */
const onOneLine = (cell: Element) => {
  cell
    .querySelectorAll('br, p, div, li')
    .forEach((line) => line.replaceWith(' ', ...line.childNodes))
  return cell.innerHTML.replace(/\s+/g, ' ').trim()
}

/** A paragraph for each row, since texts have no tables. A table of one column only lays out what it holds. */
const replaceTable = (table: HTMLTableElement) => {
  const rows = [...table.rows].map(({ cells }) => [...cells])
  if (rows.every(({ length }) => length < 2))
    return table.replaceWith(
      ...rows.flat().flatMap((cell) => [...cell.childNodes])
    )
  table.replaceWith(
    ...rows.map((cells) => {
      const line = table.ownerDocument.createElement('p')
      line.innerHTML = cells.map(onOneLine).join(BETWEEN_CELLS)
      return line
    })
  )
}

/** '1.', 'a)' and 'iv.' number an item; Word's other bullets are signs, or an 'o'. */
const NUMBERED = /^\(?[\da-z]+[.)]/i

const isList = (element: Element) => /^[OU]L$/.test(element.tagName)

/** A list and those that its last items end with, outermost first. */
const openLists = (element: Element | null | undefined): Element[] =>
  element && isList(element)
    ? [element, ...openLists(element.lastElementChild?.lastElementChild)]
    : []

const levelOf = (item: Element) =>
  Number(/mso-list:[^;]*level(\d)/i.exec(item.getAttribute('style') ?? '')?.[1])

/** Word writes an item of a list as a paragraph that begins with its bullet and knows its level. */
const moveIntoList = (item: Element) => {
  const bullet = item.querySelector('[style*="mso-list:Ignore" i]')
  if (!bullet) return
  const tag = NUMBERED.test(plain(bullet)) ? 'OL' : 'UL'
  bullet.remove()
  const open = openLists(item.previousElementSibling)
  const depth = Math.min((levelOf(item) || 1) - 1, open.length)
  const found = open.at(depth)
  const list = found?.tagName === tag ? found : document.createElement(tag)
  if (list !== found)
    if (depth > 0) open[depth - 1].lastElementChild?.append(list)
    else item.before(list)
  const entry = document.createElement('li')
  entry.append(item)
  list.append(entry)
}

/** The headings of the editor for those of other programs. */
const HEADINGS: Record<string, string> = {
  H1: 'h2',
  H4: 'h3',
  H5: 'h3',
  H6: 'h3',
}

const replaceHeading = (heading: Element) => {
  const ours = document.createElement(HEADINGS[heading.tagName])
  ours.append(...heading.childNodes)
  heading.replaceWith(ours)
}

/** Facebook and Messenger write an emoji as a picture, whose description is the emoji. */
const EMOJI = /^\p{Extended_Pictographic}|^\p{Regional_Indicator}/u

const replaceEmoji = (picture: HTMLImageElement) => {
  if (EMOJI.test(picture.alt)) picture.replaceWith(picture.alt)
}

/** Replaces a link within the copied document by its text, because the link's target is not pasted. */
const leaveText = (link: Element) => link.replaceWith(...link.childNodes)

/** Turns HTML pasted from other programs and sites into the elements that a text has. */
export const pastedHtml = (html: string) => {
  if (!/<(t[dh]|h1|h[4-6]|img|xml)\b|mso-list|href=["']?#/i.test(html))
    return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  body.querySelectorAll('xml').forEach((settings) => settings.remove())
  body.querySelectorAll('a[href^="#"]:not([data-modal])').forEach(leaveText)
  body.querySelectorAll('img').forEach(replaceEmoji)
  body.querySelectorAll('h1, h4, h5, h6').forEach(replaceHeading)
  body.querySelectorAll('table').forEach(replaceTable)
  body.querySelectorAll('p[style*="mso-list:"]').forEach(moveIntoList)
  return body.innerHTML
}
