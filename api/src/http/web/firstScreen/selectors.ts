// Which selectors may match something in a page. Only the names in the page count, not their places, so a selector that
// may match can still match nothing; all other selectors surely match nothing.
import { parse, type Selector } from 'css-what'

/** A list of selectors, one of which has to match. */
export type Alternatives = Selector[][]

/** The names in a page's HTML. */
export type Names = {
  tags: Set<string>
  classes: Set<string>
  attributes: Set<string>
}

/** A page is read before it is used: these states and parts come later. */
const LATER =
  /^(hover|active|focus|focus-visible|focus-within|disabled|selection|file-selector-button|-moz-.*|-webkit-(?!text).*)$/

/** A selector that css-what cannot read, such as one with `&`, may match anything. */
export const readSelectors = (text: string): Alternatives => {
  try {
    return parse(text)
  } catch {
    return [[]]
  }
}

const mayMatchPart = (part: Selector, names: Names): boolean => {
  switch (part.type) {
    case 'tag':
      return names.tags.has(part.name.toLowerCase())
    case 'attribute':
      return part.name === 'class' && part.action === 'element'
        ? names.classes.has(part.value)
        : names.attributes.has(part.name.toLowerCase())
    case 'pseudo-element':
      return !LATER.test(part.name)
    case 'pseudo':
      if (LATER.test(part.name)) return false
      return ['is', 'where'].includes(part.name) && Array.isArray(part.data)
        ? mayMatch(part.data, names)
        : true
    default:
      return true
  }
}

export const mayMatch = (alternatives: Alternatives, names: Names): boolean =>
  alternatives.some((parts) => parts.every((part) => mayMatchPart(part, names)))

/** The names in HTML that React wrote. */
export const namesIn = (html: string): Names => {
  const names: Names = {
    tags: new Set(['html', 'body']),
    classes: new Set(),
    attributes: new Set(),
  }
  for (const [, tag, attributes] of html.matchAll(
    /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi
  )) {
    names.tags.add(tag.toLowerCase())
    for (const [, name, value = ''] of attributes.matchAll(
      /([^\s=>/"]+)(?:="([^"]*)")?/g
    )) {
      names.attributes.add(name.toLowerCase())
      if (name === 'class')
        for (const each of value.split(/\s+/))
          names.classes.add(each.replace(/&amp;/g, '&').replace(/&gt;/g, '>'))
    }
  }
  return names
}
