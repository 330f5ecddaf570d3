// The menu entries of people who lead a group or a stage, or review a stage's members (spec sections 2.4 and 2.6), in
// any role.
import { TrendingUp, Users } from 'lucide-react'

import type { StaffEntry } from './menu'

type Stage = { id: number; number: number }

/** The user's data that adds such entries. */
export type Duties = {
  managedGroup?: { id: number } | null
  managedStage?: Stage | null
  stagesAsReviewer?: Stage[]
  /** Where members of the managed group wait for an answer, which its leader follows (spec section 2.4), and how many. */
  groupMoveUps?: (Stage & { count: number })[]
}

const manageGroup: StaffEntry = {
  route: 'viewGroup',
  label: 'accounts.staff:menu.manageGroup',
  icon: Users,
}

const manageStage: StaffEntry = {
  route: 'manageStage',
  label: 'accounts.staff:menu.manageStage',
  icon: TrendingUp,
}

const accountabilityGroups: StaffEntry = {
  route: 'accountabilityGroups',
  label: 'accounts.staff:menu.accountabilityGroups',
  icon: Users,
}

/** The stages that the user leads or reviews, and those of their group's requests, each once. */
const reviewedBy = ({
  managedStage,
  stagesAsReviewer = [],
  groupMoveUps = [],
}: Duties): (Stage & { count?: number })[] => {
  const stages = [
    ...(managedStage ? [managedStage] : []),
    ...stagesAsReviewer,
    ...groupMoveUps,
  ]
  return stages.filter(
    ({ id }, index) => stages.findIndex((stage) => stage.id === id) === index
  )
}

export const dutiesOf = (duties: Duties): StaffEntry[] => {
  const { managedGroup, managedStage } = duties
  return [
    ...(managedGroup ? [manageGroup] : []),
    ...(managedStage ? [manageStage] : []),
    ...reviewedBy(duties).map(({ id, number, count }) => ({
      route: 'reviewMoveUp',
      params: { id },
      label:
        count === undefined
          ? ('accounts.staff:menu.reviewMoveUpOf' as const)
          : ('accounts.staff:menu.reviewMoveUpWaiting' as const),
      values: { number, waiting: count ?? 0 },
      icon: TrendingUp,
    })),
    ...(managedGroup || managedStage ? [accountabilityGroups] : []),
  ]
}
