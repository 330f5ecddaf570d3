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

/** In the order of the course list. */
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

/** The courses of a new school: empty drafts to be filled and published. */
export const ownCourses = [{ ...bonuses, status: 'DRAFT' as const, units: [] }]
