import { routes } from '@redwoodjs/router'

import type { ImportKind } from '$api/src/shared/settings/imports/templates'

/** The page of a kind of imports, or of one import. */
export const importsPath = (kind: ImportKind, run?: number) =>
  routes.uploadContents({ tab: kind.toLowerCase(), ...(run && { run }) })
