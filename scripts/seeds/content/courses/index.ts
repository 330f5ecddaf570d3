import { vaFoundations } from './vaFoundations'

export const courses = [vaFoundations]
