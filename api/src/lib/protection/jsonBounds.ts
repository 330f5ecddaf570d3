import { isStorable } from 'src/shared/text/storableText'

/** The values of a JSON value, level by level. Not recursive: a body may nest tens of thousands. */
function* levelsOf(value: unknown) {
  let level = [value]
  while (level.length > 0) {
    yield level
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? Object.values(each) : []
    )
  }
}

type Bounds = {
  levels: number
  /** The most entries of a list of numbers or texts; lists of lists or objects may be longer. */
  entries: number
}

/** Reads a JSON value once: the bound that it breaks, or else whether it has texts that the database cannot store. */
export const readJson = (value: unknown, { levels, entries }: Bounds) => {
  let isAllStorable = true
  let depth = -1
  for (const level of levelsOf(value)) {
    depth += 1
    if (depth > levels) return { broken: 'levels' } as const
    for (const each of level) {
      if (typeof each === 'string') isAllStorable &&= isStorable(each)
      if (
        Array.isArray(each) &&
        each.length > entries &&
        typeof each[0] !== 'object'
      )
        return { broken: 'entries' } as const
    }
  }
  return { isAllStorable }
}
