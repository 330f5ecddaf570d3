/** Fields that a row of the members sheet plans. */
const ofMembers = [
  'batchId',
  'birthdate',
  'email',
  'facebookProfile',
  'firstName',
  'groupId',
  'isStaffChange',
  'lastName',
  'levelIds',
  'middleName',
  'mobileNumber',
  'oldBatchId',
  'oldLevelIds',
  'oldPlaceId',
  'points',
  /** The id of the row that this one repeats. */
  'repeats',
  'sex',
  'slug',
  'suffix',
  'tribeId',
] as const

const ofSubscriptions = [
  'createdAt',
  'expiry',
  'funnelId',
  'memberRowId',
  'paymentTermId',
  'productId',
  'startByDays',
  'startsAt',
  'status',
  'unenrols',
  'validityByDays',
] as const

const ofContent = [
  'authorId',
  'description',
  'externalId',
  'name',
  'parentId',
  'parentRowId',
  'shortDescription',
] as const

/** Fields that applying a row adds to its plan. */
const ofApplying = ['endedRequestId', 'isDrawn', 'stageId'] as const

/** Fields of a plan that takes an applied row back. */
const ofUndoing = [
  'deletes',
  'leavesStageId',
  'reenrols',
  'reversesPoints',
] as const

/** The fields of every plan. SQL reads them by these names (importPlan.test). */
export const planFields = [
  ...ofMembers,
  ...ofSubscriptions,
  ...ofContent,
  ...ofApplying,
  ...ofUndoing,
] as const

export type PlanField = (typeof planFields)[number]

/** The record that applying a row writes. */
export type ImportPlan = Partial<Record<PlanField, unknown>>
