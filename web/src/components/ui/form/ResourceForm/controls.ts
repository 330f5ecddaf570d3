import type { ComponentType } from 'react'

import {
  ChoiceControl,
  MultichoiceControl,
  SwitchControl,
} from './choiceControls'
import type { ControlProps } from './field'
import type { FieldKind } from './field'
import { FileControl } from './fileControl'
import {
  AmountControl,
  DateControl,
  DateTimeControl,
  Money,
  NumberControl,
} from './numberControls'
import {
  EmailControl,
  Password,
  RichTextControl,
  Slug,
  TextArea,
  TextControl,
} from './textControls'

export const controls: Record<FieldKind, ComponentType<ControlProps>> = {
  text: TextControl('text'),
  email: EmailControl,
  tel: TextControl('tel'),
  url: TextControl('url'),
  password: Password,
  slug: Slug,
  textarea: TextArea,
  richText: RichTextControl,
  number: NumberControl,
  amount: AmountControl,
  money: Money,
  date: DateControl,
  dateTime: DateTimeControl,
  choice: ChoiceControl,
  multichoice: MultichoiceControl,
  switch: SwitchControl,
  file: FileControl,
}
