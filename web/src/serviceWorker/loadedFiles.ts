const isOurs = ({ name }: PerformanceEntry) =>
  name.startsWith(`${location.origin}/assets/`)

/** Pictures of the build that are not among its assets, such as covers. */
const isPicture = ({ name, initiatorType }: PerformanceResourceTiming) =>
  initiatorType === 'img' &&
  name.startsWith(`${location.origin}/`) &&
  !name.startsWith(`${location.origin}/api/`)

/** The files that this page has loaded and that the device may keep: scripts, styles, fonts and pictures. */
export const loadedFiles = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter((entry) => isOurs(entry) || isPicture(entry))
    .map(({ name }) => name)
