import { can, type FunctionFlag, type RightsHolder } from './permissions'
import { mayOpen, type RouteName } from './routeRequirements'

/** The function flag of each button that leads to a page for something new (spec sections 2.4 and 6). */
export const createFlags = {
  newUser: 'user_create',
  newCourse: 'course_create',
  newLesson: 'lesson_create',
  newEvent: 'event_create',
  newResourceFile: 'resource-file_create',
  newBatch: 'batch_create',
  newGroup: 'group_create',
  newStage: 'stage_create',
  newProduct: 'product_create',
  newPaymentTerm: 'payment-term_create',
  newAccessLevel: 'access-level_create',
} as const satisfies Partial<Record<RouteName, FunctionFlag>>

export type CreateRoute = keyof typeof createFlags

/** Such a button shows to who may open the page and save it, too. */
export const mayCreate = (routeName: CreateRoute, currentUser: RightsHolder) =>
  mayOpen(routeName, currentUser) && can(currentUser, createFlags[routeName])
