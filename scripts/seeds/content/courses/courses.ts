import { bonuses } from './bonuses'
import { bookkeeping } from './bookkeeping'
import { canva } from './canva'
import { clientGetting } from './clientGetting'
import { customerService } from './customerService'
import { ecommerce } from './ecommerce'
import { executive } from './executive'
import { homeOffice } from './homeOffice'
import { socialMedia } from './socialMedia'
import { vaFoundations } from './vaFoundations'

/** In the school's order. */
export const courses = [
  vaFoundations,
  homeOffice,
  canva,
  clientGetting,
  socialMedia,
  bookkeeping,
  ecommerce,
  executive,
  customerService,
  bonuses,
]

/** What a school begins with, to be filled and published by itself. */
export const ownCourses = [{ ...bonuses, status: 'DRAFT' as const, units: [] }]
