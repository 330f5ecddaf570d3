// Who may impersonate whom, and the operations that are refused during an impersonation (docs/security.md S-35).
import { capsOf, isRoleId } from 'src/lib/access/permissions'

export type RankedLevel = { name: string; rank: number; isSystem: boolean }

export const IMPERSONATION_MINUTES = 30

/** Only administrators may impersonate users of this rank or a higher one. */
const TRIBE_TEAM_RANK = 70

export const rankOf = (levels: { rank: number }[]) =>
  Math.max(0, ...levels.map(({ rank }) => rank))

/**
 * Whether the actor may impersonate the target: the actor needs the capability and a strictly higher rank. A user
 * without levels may impersonate nobody.
 */
export const mayImpersonate = (
  actor: RankedLevel[] | null,
  target: { rank: number }[]
) => {
  if (!actor) return false
  const roles = actor
    .filter(({ isSystem }) => isSystem)
    .map(({ name }) => name)
    .filter(isRoleId)
  return (
    capsOf(roles).includes('impersonate') &&
    rankOf(target) < rankOf(actor) &&
    (roles.includes('admin') || rankOf(target) < TRIBE_TEAM_RANK)
  )
}

/**
 * The operations that are refused: those on passwords, sessions, money, enrolment and rights, and a second
 * impersonation.
 */
export const notWhileImpersonating = [
  'setUpPassword',
  'skipPasswordSetup',
  'sendUserCredential',
  'endSession',
  'endOtherSessions',
  'impersonateUser',
  'createUser',
  'updateUser',
  'assignAccessLevels',
  'createAccessLevel',
  'updateAccessLevel',
  'revertAccessLevel',
  'deleteAccessLevel',
  'placeOrder',
  'enrollUser',
  'manualUserSubscription',
  'manualUserUnsubscription',
  'pauseSubscription',
  'resumeSubscription',
  'makeSubscriptionPrimary',
  'submitPaymentProof',
  'promisePayment',
  'cancelPromise',
  'rejectPaymentProof',
  'addPaymentSchedule',
  'updatePaymentSchedule',
  'approvePaymentScheduleTransaction',
  'disapprovePaymentScheduleTransaction',
  'settleGatewayEvent',
  'updateInvoiceBilling',
  'discardStatementImport',
  'undoStatementImport',
  'approveStatementImport',
  'ignoreStatementLine',
  'matchStatementLine',
  'importStatement',
  'startOnlinePayment',
  'approvePaymentProofs',
  'unwaivePaymentSchedule',
  'waivePaymentSchedule',
]
