import type { ComponentType } from 'react'

import { CheckoutButton } from './blocks/CheckoutButton'
import { Countdown } from './blocks/Countdown'
import { Courses } from './blocks/Courses'
import { Form } from './blocks/Form'
import { Hero } from './blocks/Hero'
import { Picture } from './blocks/Picture'
import { Price } from './blocks/Price'
import { SeatsLeft } from './blocks/SeatsLeft'
import { Text } from './blocks/Text'
import { Ask } from './blocks/trust/Ask'
import { Coach } from './blocks/trust/Coach'
import { Questions } from './blocks/trust/Questions'
import { Refund } from './blocks/trust/Refund'
import { StagePath } from './blocks/trust/StagePath'
import { Testimonials } from './blocks/trust/Testimonials'
import { Wins } from './blocks/trust/Wins'
import { Video } from './blocks/Video'

import type {
  BlockProps,
  BlockType,
} from '$api/src/shared/marketing/landing/blocks'

/** The component of each block, for visitors and for the builder. */
export const landingBlocks: {
  [Type in BlockType]: ComponentType<BlockProps<Type> & { id?: string }>
} = {
  Hero,
  Text,
  Picture,
  Video,
  Price,
  SeatsLeft,
  Countdown,
  CheckoutButton,
  Courses,
  Questions,
  Testimonials,
  Coach,
  Wins,
  Ask,
  Refund,
  Form,
  StagePath,
}
