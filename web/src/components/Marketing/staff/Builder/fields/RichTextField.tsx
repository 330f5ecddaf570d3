import { FieldLabel } from '@puckeditor/core'

import { RichTextEditor } from 'src/components/ui/form/RichTextEditor/RichTextEditor'

import type { CustomField } from './customField'

export const RichTextField = ({ label, value, onChange, id }: CustomField) => (
  <FieldLabel label={label} el="div">
    <RichTextEditor value={value} onChange={onChange} label={label} id={id} />
  </FieldLabel>
)
