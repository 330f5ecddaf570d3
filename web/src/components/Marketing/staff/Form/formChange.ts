import type { DocumentNode } from 'graphql'

import { call } from 'src/components/ui/resource/Actions/action'

import type { StaffForm } from './form'
import type { FormDraft } from './useFormDraft'

type Answer = Record<string, StaffForm>

/** A mutation whose answer is the form, which the editor then shows. */
export const formChange =
  ({ adopt }: Pick<FormDraft, 'adopt'>) =>
  (mutation: DocumentNode, variables: object) =>
    call(mutation, variables, {
      onDone: (data) => adopt(Object.values(data as Answer)[0]),
    })
