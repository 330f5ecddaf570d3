import {
  UploadInput,
  type ChosenFile,
} from 'src/components/ui/form/UploadInput/UploadInput'

import type { ControlProps } from './field'

export const FileControl = ({
  id,
  value,
  onChange,
  labelledBy,
  isInvalid,
  describedBy,
  inputRef,
  field,
}: ControlProps) => (
  <UploadInput
    id={id}
    value={value as ChosenFile | null}
    onChange={onChange}
    accept={field.accept}
    labelledBy={labelledBy}
    isInvalid={isInvalid}
    describedBy={describedBy}
    inputRef={inputRef}
  />
)
