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

/** Whether a JSON value nests more levels than this. */
export const isDeeperThan = (most: number, value: unknown) => {
  let depth = -1
  for (const _level of levelsOf(value)) {
    depth += 1
    if (depth > most) return true
  }
  return false
}

/** Whether a JSON value has a list of more numbers or texts than this. A list of lists or objects may be longer. */
export const hasLongerList = (most: number, value: unknown) => {
  for (const level of levelsOf(value))
    for (const each of level)
      if (
        Array.isArray(each) &&
        each.length > most &&
        typeof each[0] !== 'object'
      )
        return true
  return false
}
