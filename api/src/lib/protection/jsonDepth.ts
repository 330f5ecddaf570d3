/** Whether a JSON value nests more levels than this. Not recursive: a body may nest tens of thousands. */
export const isDeeperThan = (most: number, value: unknown) => {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? Object.values(each) : []
    )
  }
  return false
}
