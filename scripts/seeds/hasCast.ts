/** Whether to seed the demo people: for trial only, never in an outside database unless SEED_DEMO asks for it. */
export const hasCast = () =>
  process.env.SEED_DEMO === '1' ||
  process.env.NODE_ENV !== 'production' ||
  process.env.SULONG_EMBEDDED === '1'
