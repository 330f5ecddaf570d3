/** The refusals of the operations page. */
export const operationErrors = {
  JOB_NOT_FAILED: 'This job is no longer among those that failed.',
} as const
