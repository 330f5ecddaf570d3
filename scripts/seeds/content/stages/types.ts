import type {
  TaskAutoKind,
  TaskProofKind,
  TaskVerification,
} from '@prisma/client'

import type { Both } from '../text'

export type TaskContent = {
  title: Both
  /** Plainly written rich text (content/text.ts). */
  description: Both
  points: number
  /** 'Done' without one. */
  action?: Both
  actionUrl?: string
  isOptional?: boolean
  verification?: TaskVerification
  /** Of one that counts by itself. */
  autoKind?: TaskAutoKind
  /** Of a reviewed one. */
  proofKind?: TaskProofKind
}

export type StageContent = {
  number: number
  name: Both
  description: Both
  /** What it opens, read on the way to it. */
  unlocks: Both
  color: string
  tasks: TaskContent[]
}
