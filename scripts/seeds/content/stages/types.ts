import type {
  TaskAutoKind,
  TaskProofKind,
  TaskVerification,
} from '@prisma/client'

import type { Both } from '../text'

export type TaskContent = {
  title: Both
  /** Rich text in the notation of content/text.ts. */
  description: Both
  points: number
  /** Default: 'Done'. */
  action?: Both
  actionUrl?: string
  isOptional?: boolean
  verification?: TaskVerification
  /** For an automatic task. */
  autoKind?: TaskAutoKind
  /** For a reviewed task. */
  proofKind?: TaskProofKind
}

export type StageContent = {
  number: number
  name: Both
  description: Both
  /** The text about what the stage unlocks, shown on the stage before it. */
  unlocks: Both
  color: string
  tasks: TaskContent[]
}
