// Picks from the built style sheet the rules that a page needs until the whole sheet has loaded.
import { readCss, writeCss, type CssRule } from './cssRules'
import { mayMatch, namesIn, type Names } from './selectors'

/** Groups for print, for forced colours, for what a pointer can do, and for what a browser lacks. */
const LATER_GROUPS =
  /^@media (print|\(forced-colors|\(hover|\(prefers-reduced-motion: ?reduce|\(pointer)|-webkit-touch-callout|-webkit-hyphens/

const isTheme = ({ head }: CssRule) => /:root|:host/.test(head)

const kept = (rules: CssRule[], names: Names): CssRule[] =>
  rules.flatMap((rule): CssRule[] => {
    const { head, rules: inner } = rule
    if (inner) {
      if (LATER_GROUPS.test(head)) return []
      const left = kept(inner, names)
      return left.length > 0 ? [{ ...rule, rules: left }] : []
    }
    // A font that has to be loaded would compete with the picture; its fallback has the same widths.
    if (head === '@font-face') return rule.body.includes('local(') ? [rule] : []
    if (!rule.selectors) return [rule]
    const matching = rule.selectors.filter(({ alternatives }) =>
      mayMatch(alternatives, names)
    )
    return matching.length > 0
      ? [{ ...rule, head: matching.map(({ text }) => text).join() }]
      : []
  })

const namesUsedIn = (text: string) =>
  [...text.matchAll(/(?:var\(\s*)(--[\w-]+)/g)].map(([, name]) => name)

const all = (rules: CssRule[]): CssRule[] =>
  rules.flatMap((rule) => (rule.rules ? all(rule.rules) : [rule]))

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
    for (const { name, text } of rule.declarations ?? [])
      definitions.set(name, [
        ...(definitions.get(name) ?? []),
        ...namesUsedIn(text),
      ])
  for (const rule of all(rules)) {
    const texts = isTheme(rule)
      ? (rule.declarations ?? []).filter(({ name }) => !name.startsWith('--'))
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
      const left = (rule.declarations ?? []).filter(
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
