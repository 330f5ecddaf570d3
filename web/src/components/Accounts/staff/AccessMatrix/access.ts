// Combines the two maps of a level while they are edited; no flag is in both.
import { functionFlags, pageFlags } from '$api/src/shared/access/permissions'

export type Access = Record<string, boolean>

/** A level whose flags show beside the edited one. */
export type ComparedLevel = { id: string; label: string; access: Access }

type Maps = { pageAccess: Access; functionAccess: Access }

const only = (flags: readonly string[], access: Access) =>
  Object.fromEntries(flags.map((flag) => [flag, access[flag] === true]))

export const asOne = ({ pageAccess, functionAccess }: Maps): Access => ({
  ...pageAccess,
  ...functionAccess,
})

export const asMaps = (access: Access): Maps => ({
  pageAccess: only(pageFlags, access),
  functionAccess: only(functionFlags, access),
})

export const isChanged = (before: Access, after: Access, flag: string) =>
  (before[flag] === true) !== (after[flag] === true)
