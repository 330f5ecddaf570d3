// The actions on chosen people: the fields of each, and the change that the form's values are.
import {
  Archive,
  GraduationCap,
  HeartHandshake,
  Mail,
  ShieldCheck,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { ArchiveUserInput, UsersChange } from 'types/graphql'

import { archiveFields } from 'src/components/Accounts/staff/Archive/archiveFields'
import type { Choice, Field } from 'src/components/ui/form/ResourceForm/field'

export type ChangeKind =
  | 'level'
  | 'batch'
  | 'stage'
  | 'success'
  | 'mail'
  | 'archive'

export const kindIcons: Record<ChangeKind, LucideIcon> = {
  level: ShieldCheck,
  batch: Users,
  stage: GraduationCap,
  success: HeartHandshake,
  mail: Mail,
  archive: Archive,
}

export type Values = ArchiveUserInput & {
  accessLevelId: string
  batchId: number
  stageId: number
  successManagerId: number
  subject: string
  text: string
  subjectFil: string
  textFil: string
}

type Choices = Record<'level' | 'batch' | 'stage' | 'success', Choice[]>

const one = (
  name: 'accessLevelId' | 'batchId' | 'stageId' | 'successManagerId',
  choices: Choice[]
): Field<Values>[] => [{ name, as: 'choice', required: true, choices }]

export const fieldsOf = (
  kind: ChangeKind,
  choices: Choices
): Field<Values>[] => {
  if (kind === 'level') return one('accessLevelId', choices.level)
  if (kind === 'batch') return one('batchId', choices.batch)
  if (kind === 'stage') return one('stageId', choices.stage)
  if (kind === 'success') return one('successManagerId', choices.success)
  if (kind === 'archive') return archiveFields as Field<Values>[]
  return [
    { name: 'subject', as: 'text' },
    { name: 'text', as: 'textarea' },
    { name: 'subjectFil', as: 'text' },
    { name: 'textFil', as: 'textarea' },
  ]
}

/** `key` keeps a repeated mail from going out twice. */
export const changeOf = (
  kind: ChangeKind,
  values: Values,
  key: string
): UsersChange => {
  const { accessLevelId, batchId, stageId, successManagerId } = values
  if (kind === 'level') return { accessLevelId }
  if (kind === 'batch') return { batchId }
  if (kind === 'stage') return { stageId }
  if (kind === 'success') return { successManagerId }
  if (kind === 'archive') {
    const { reason, note, emailPolicy } = values
    return { archive: { reason, note, emailPolicy } }
  }
  const { subject, text, subjectFil, textFil } = values
  return { mail: { key, subject, text, subjectFil, textFil } }
}
