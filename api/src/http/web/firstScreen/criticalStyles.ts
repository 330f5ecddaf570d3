import { readCss, splitAt, writeCss, type CssRule } from './cssRules'

type Names = {
  tags: Set<string>
  classes: Set<string>
  attributes: Set<string>
}

/** A first screen is read before it is used, and neither printed nor shown in forced colours. */
const LATER =
  /:hover|:active\b|:focus|:disabled|::selection|::file-selector|-webkit-(?!text)|-moz-|aria-busy/
const LATER_GROUPS =
  /^@media (print|\(forced-colors|\(hover|\(prefers-reduced-motion: ?reduce|\(pointer)|-webkit-touch-callout|-webkit-hyphens/
/** Loads with the whole style sheet, so that it does not compete with the picture; its fallback has the same widths. */
const LATER_FONT = /^@font-face$/

const namesIn = (html: string): Names => {
  const names: Names = {
    tags: new Set(['html', 'body', '*']),
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

const FUNCTION = /:(is|where|not|has)\(/

/** The index of the bracket that closes the one before `from`. */
const closingBracket = (selector: string, from: number) => {
  let depth = 1
  for (let at = from; at < selector.length; at += 1) {
    if (selector[at] === '\\') at += 1
    else if (selector[at] === '(') depth += 1
    else if (selector[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return selector.length
}

/** Whether a selector may match something in the page; only selectors that certainly do not are refused. */
const mayMatch = (selector: string, names: Names): boolean => {
  const found = FUNCTION.exec(selector)
  if (found) {
    const start = found.index + found[0].length
    const end = closingBracket(selector, start)
    const inner = splitAt(selector.slice(start, end), ',')
    const isAlternative = found[1] === 'is' || found[1] === 'where'
    const rest = selector.slice(0, found.index) + selector.slice(end + 1)
    return (
      (!isAlternative || inner.some((each) => mayMatch(each, names))) &&
      mayMatch(rest, names)
    )
  }
  if (LATER.test(selector)) return false
  const classes = selector.matchAll(/\.((?:\\.|[\w-])+)/g)
  for (const [, name] of classes)
    if (!names.classes.has(name.replace(/\\(.)/g, '$1'))) return false
  const plain = selector.replace(/\.(?:\\.|[\w-])+/g, '')
  for (const [, attribute] of plain.matchAll(/\[([\w-]+)/g))
    if (!names.attributes.has(attribute)) return false
  const tags = plain.replace(/\[[^\]]*\]|::?[\w-]+(\([^)]*\))?/g, '')
  return (tags.match(/[a-z][\w-]*/gi) ?? []).every((tag) =>
    names.tags.has(tag.toLowerCase())
  )
}

const isTheme = ({ head }: CssRule) => /:root|:host/.test(head)

const kept = (rules: CssRule[], names: Names): CssRule[] =>
  rules.flatMap((rule): CssRule[] => {
    const { head, rules: inner } = rule
    if (inner) {
      if (LATER_GROUPS.test(head)) return []
      const left = kept(inner, names)
      return left.length > 0 ? [{ ...rule, rules: left }] : []
    }
    if (LATER_FONT.test(head)) return rule.body.includes('local(') ? [rule] : []
    if (head.startsWith('@')) return [rule]
    const selectors = splitAt(head, ',').filter((each) => mayMatch(each, names))
    return selectors.length > 0 ? [{ ...rule, head: selectors.join() }] : []
  })

const namesUsedIn = (text: string) =>
  [...text.matchAll(/(?:var\(\s*)(--[\w-]+)/g)].map(([, name]) => name)

const all = (rules: CssRule[]): CssRule[] =>
  rules.flatMap((rule) => (rule.rules ? all(rule.rules) : [rule]))

const declarationsOf = ({ body }: CssRule) =>
  splitAt(body, ';').map((text) => ({
    text,
    name: text.slice(0, text.indexOf(':')).trim(),
  }))

/** The custom properties that the rules use, directly or through other properties of the theme. */
const usedBy = (rules: CssRule[]) => {
  const used = new Set<string>()
  const definitions = new Map<string, string[]>()
  const use = (name: string) => {
    if (used.has(name)) return
    used.add(name)
    for (const each of definitions.get(name) ?? []) use(each)
  }
  for (const rule of all(rules).filter(isTheme))
    for (const { name, text } of declarationsOf(rule))
      definitions.set(name, [
        ...(definitions.get(name) ?? []),
        ...namesUsedIn(text),
      ])
  for (const rule of all(rules)) {
    const texts = isTheme(rule)
      ? declarationsOf(rule).filter(({ name }) => !name.startsWith('--'))
      : [{ text: rule.body }]
    for (const { text } of texts) namesUsedIn(text).forEach(use)
  }
  return used
}

/** Without properties, animations and theme values that no rule uses. */
const withoutUnused = (rules: CssRule[]): CssRule[] => {
  const used = usedBy(rules)
  const animations = all(rules)
    .filter(({ head }) => !head.startsWith('@keyframes'))
    .map(({ body }) => body)
    .join()
  const trim = (list: CssRule[]): CssRule[] =>
    list.flatMap((rule): CssRule[] => {
      const { head } = rule
      if (rule.rules) return [{ ...rule, rules: trim(rule.rules) }]
      if (head.startsWith('@property'))
        return used.has(head.slice('@property'.length).trim()) ? [rule] : []
      if (head.startsWith('@keyframes'))
        return animations.includes(head.slice('@keyframes'.length).trim())
          ? [rule]
          : []
      if (!isTheme(rule)) return [rule]
      const left = declarationsOf(rule).filter(
        ({ name }) => !name.startsWith('--') || used.has(name)
      )
      const body = left.map(({ text }) => text).join(';')
      return body ? [{ ...rule, body }] : []
    })
  return trim(rules)
}

/** All cascade layers, so that those of the whole sheet keep their order when it follows. */
const layersIn = (rules: CssRule[], parent = ''): string[] =>
  rules.flatMap(({ head, body, rules: inner = [] }) => {
    const [, names] = /^@layer\s+([^{]+)/.exec(head) ?? []
    if (!names) return layersIn(inner, parent)
    const own = names.split(',').map((name) => parent + name.trim())
    return body ? [] : [...own, ...layersIn(inner, `${own[0]}.`)]
  })

/** Reads a style sheet once; the result picks the rules that a page needs until the whole sheet has loaded. */
export const readStyles = (css: string) => {
  const rules = readCss(css)
  const layers = `@layer ${[...new Set(layersIn(rules))].join()};`
  return (html: string) =>
    layers + writeCss(withoutUnused(kept(rules, namesIn(html))))
}
