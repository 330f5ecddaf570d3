import type { AccessLevel } from '@prisma/client'

import { rightsOf } from 'src/lib/access/rights'
import { local, withFilipino } from 'src/lib/translations'
import {
  functionFlags,
  pageFlags,
  type Rights,
} from 'src/shared/access/permissions'

import { isLearnerLevel } from './learnerLevels'

export const isAll = ({
  name,
  isSystem,
}: Pick<AccessLevel, 'name' | 'isSystem'>) => isSystem && name === 'admin'

/** A level with its complete maps of flags, for its editor and history. */
export const asAccessLevel = (level: AccessLevel, member: Rights) => {
  const { pageAccess, functionAccess } = rightsOf([level])
  return {
    ...withFilipino(level, 'label'),
    label: local(level, 'label'),
    isAll: isAll(level),
    isGrantable: isLearnerLevel(level, member),
    pageAccess: cleanAccess(pageFlags, pageAccess),
    functionAccess: cleanAccess(functionFlags, functionAccess),
  }
}

/** The input's flags: every known flag as a boolean, and no other keys. */
export const cleanAccess = (
  flags: readonly string[],
  access: unknown
): Record<string, boolean> =>
  Object.fromEntries(
    flags.map((flag) => [
      flag,
      (access as Record<string, unknown> | null)?.[flag] === true,
    ])
  )
