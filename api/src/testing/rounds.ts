/** Whether to run long suites completely: `yarn test:long` sets TEST_LONG=1. Otherwise they run a sample. */
export const isFull = Boolean(process.env.TEST_LONG)

export const rounds = ({ sample, full }: { sample: number; full: number }) =>
  isFull ? full : sample
