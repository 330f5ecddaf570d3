/** Modules that are loaded together, the screens that load them, and the parts that they import. */
export type Part = {
  /** Only parts of one kind may become one file. */
  kind: string
  modules: string[]
  screens: Set<string>
  bytes: number
  imports: Set<Part>
}

/** What a request costs in bytes, times the cube of how many files the screen asks for: the longest lists shrink first. */
const REQUEST_BYTES = 100

/** A staff's screen asks for at most 40 files (docs/performance.md), of which this many are shared parts and texts. */
const MOST_FILES = 37

/** How much more a request costs on a screen that asks for more. */
const ABOVE_MOST = 10_000

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

/** A thing and all that it imports, and that these import, except what is loaded before. */
export const loadedWith = <Thing>(
  start: Thing,
  importsOf: (thing: Thing) => Iterable<Thing>,
  before = new Set<Thing>()
) => {
  const found = new Set<Thing>()
  const waiting = [start]
  while (waiting.length > 0) {
    const thing = waiting.pop() as Thing
    if (found.has(thing) || before.has(thing)) continue
    found.add(thing)
    waiting.push(...importsOf(thing))
  }
  return found
}

const reachOf = (part: Part) => loadedWith(part, ({ imports }) => imports)

/** Whether a part imports another through a third: as one file, both and the third would import each other. */
const isAround = (from: Part, to: Part) =>
  [...from.imports].some((part) => part !== to && reachOf(part).has(to))

/**
 * Joins parts as long as the requests that this saves are worth more than the bytes that screens then load in vain.
 * `weightOf` says how much more than elsewhere a byte in vain costs on a screen.
 */
export const joinParts = (
  parts: Part[],
  weightOf: (screen: string) => number
) => {
  const left = new Set(parts)
  const files = new Map<string, number>()
  const count = (screen: string, change: number) =>
    files.set(screen, (files.get(screen) ?? 0) + change)
  for (const { screens } of parts)
    for (const screen of screens) count(screen, 1)

  const worthOfRequest = (screen: string) => {
    const count = files.get(screen) ?? 0
    return REQUEST_BYTES * count ** 3 * (count > MOST_FILES ? ABOVE_MOST : 1)
  }
  const without = (part: Part, screens: Set<string>) =>
    [...screens].filter((screen) => !part.screens.has(screen))
  const bytesInVain = (part: Part, screens: Set<string>) =>
    part.bytes * sum(without(part, screens).map(weightOf))
  const saved = (a: Part, b: Part) =>
    sum(
      [...a.screens]
        .filter((screen) => b.screens.has(screen))
        .map(worthOfRequest)
    )
  /** What screens load in vain with a part: what it imports. */
  const importedInVain = (part: Part, joining: Part) =>
    sum(
      [...reachOf(part)]
        .filter((other) => other !== part && other !== joining)
        .map(
          (other) =>
            bytesInVain(other, joining.screens) +
            sum(without(other, joining.screens).map(worthOfRequest))
        )
    )
  const gain = (a: Part, b: Part) => {
    if (a.kind !== b.kind) return 0
    const direct =
      saved(a, b) - bytesInVain(a, b.screens) - bytesInVain(b, a.screens)
    return direct > 0
      ? direct - importedInVain(a, b) - importedInVain(b, a)
      : direct
  }

  const join = (a: Part, b: Part) => {
    for (const screen of a.screens) if (b.screens.has(screen)) count(screen, -1)
    a.modules.push(...b.modules)
    a.bytes += b.bytes
    for (const screen of b.screens) a.screens.add(screen)
    for (const part of b.imports) a.imports.add(part)
    left.delete(b)
    for (const { imports } of left) if (imports.delete(b)) imports.add(a)
    a.imports.delete(a)
    for (const part of reachOf(a))
      for (const screen of without(part, a.screens)) {
        part.screens.add(screen)
        count(screen, 1)
      }
  }

  for (let before = Infinity; left.size < before; ) {
    before = left.size
    const all = [...left]
    const pairs = all
      .flatMap((a, at) =>
        all.slice(at + 1).map((b) => ({ a, b, worth: gain(a, b) }))
      )
      .filter(({ worth }) => worth > 0)
      .sort((one, other) => other.worth - one.worth)
    const changed = new Set<Part>()
    for (const { a, b } of pairs) {
      if (changed.has(a) || changed.has(b) || gain(a, b) <= 0) continue
      if (isAround(a, b) || isAround(b, a)) continue
      join(a, b)
      changed.add(a).add(b)
    }
  }
  return [...left]
}
