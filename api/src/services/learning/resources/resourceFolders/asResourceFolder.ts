import type { ResourceFolder } from '@prisma/client'

import { withFilipino } from 'src/lib/translations'

export const asResourceFolder = (row: ResourceFolder) =>
  withFilipino(row, 'name')
