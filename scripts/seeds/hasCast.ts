/** Whether to seed the demo people: in development, on the embedded database, or if SEED_DEMO asks for them. */
export const hasCast = () =>
  process.env.SEED_DEMO === '1' ||
  process.env.NODE_ENV !== 'production' ||
  process.env.SULONG_EMBEDDED === '1'
