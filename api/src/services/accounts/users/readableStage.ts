import { currentUser } from 'src/lib/auth'
import { ranks } from 'src/lib/permissions'

/** No stage has it: whoever manages none reads nobody. */
const NO_STAGE_ID = 0

const rankOf = (role: string) =>
  (ranks as Partial<Record<string, number>>)[role] ?? 0

/**
 * Coaches and team leads read the people of the stage that they manage alone (design/security.md 3.3, "s").
 * @returns that stage's id, or undefined for who reads everybody
 */
export const readableStageId = () => {
  const { roles, managedStage } = currentUser()
  const rank = Math.max(...roles.map(rankOf))
  const isTeamStaff =
    rank >= ranks['assistant-coach'] && rank <= ranks['team-lead']
  return isTeamStaff ? (managedStage?.id ?? NO_STAGE_ID) : undefined
}
