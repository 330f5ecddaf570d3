/** People of a story belong where somebody tries the product out: never in a school's own database, unless it says so. */
export const hasCast = () =>
  process.env.SEED_DEMO === '1' ||
  process.env.NODE_ENV !== 'production' ||
  process.env.SULONG_EMBEDDED === '1'
