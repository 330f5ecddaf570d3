// The people of the demo (docs/seeds.md says what each of them shows).
import type { PersonTagKind } from '@prisma/client'
import type { RoleId } from 'api/src/shared/access/permissions'
import type { Socials } from 'api/src/shared/accounts/socials'

export type Person = {
  email: string
  firstName: string
  lastName: string
  /** The levels that staff gave. Levels from a purchase are derived from the purchase. */
  levels: RoleId[]
  joinedDaysAgo: number
  sex?: 'Female' | 'Male'
  age?: number
  city?: string
  state?: string
  language?: 'en' | 'fil'
  /** The batch's number; undefined for staff. */
  batch?: number
  /** The stage's number; without one the journey has not begun. */
  stage?: number
  hasNoJourneyForm?: boolean
  /** Campaign marks that hold. */
  tags?: PersonTagKind[]
  hasTemporaryPassword?: boolean
  isArchived?: boolean
  middleName?: string
  suffix?: string
  mobileNumber?: string
  facebookProfile?: string
  socials?: Socials
  wins?: CastWin[]
}

type CastWin = { title: string; text: string; daysAgo: number }

type Rest = Omit<Person, 'email' | 'firstName' | 'lastName' | 'levels'>

const named = (name: string) => {
  const [firstName, lastName] = name.split(', ').reverse()
  return { firstName, lastName }
}

const staff = (role: RoleId, name: string, rest: Rest): Person => ({
  email: `${role}@example.com`,
  ...named(name),
  levels: [role],
  ...rest,
})

/** A person who starts as a non-member and becomes a member by a purchase. The email address is the first name. */
const learner = (name: string, rest: Rest & { levels?: RoleId[] }): Person => ({
  email: `${named(name).firstName.split(' ')[0].toLowerCase()}@example.com`,
  ...named(name),
  levels: ['non-member'],
  ...rest,
})

// A complete profile; the addresses in it do not exist.
const anaProfile: Partial<Person> = {
  middleName: 'Reyes',
  mobileNumber: '+639170000017',
  facebookProfile: 'facebook.com/sulong.demo.ana',
  socials: {
    linkedin: 'https://www.linkedin.com/in/sulong-demo-ana',
    website: 'https://ana.example.com/',
  },
  wins: [
    {
      title: 'First client!',
      text: 'A small shop pays me for three months of customer service.',
      daysAgo: 6,
    },
    {
      title: 'First reply to an application',
      text: 'After eleven letters somebody wrote back.',
      daysAgo: 21,
    },
  ],
}

const ellaProfile: Partial<Person> = {
  mobileNumber: '09170000018',
  wins: [
    {
      title: 'My portfolio is online',
      text: 'Three samples, one page.',
      daysAgo: 3,
    },
  ],
}

// prettier-ignore
const roleAccounts: Person[] = [
  staff('admin', 'Ramos, Adela', { joinedDaysAgo: 900, sex: 'Female', age: 44, city: 'Quezon City', state: 'Metro Manila' }),
  staff('tribe-team-ro', 'Salonga, Ramon', { joinedDaysAgo: 850, sex: 'Male', age: 39, city: 'Pasig City', state: 'Metro Manila' }),
  staff('tribe-team-fa', 'Yap, Felisa', { joinedDaysAgo: 820, sex: 'Female', age: 36, city: 'Cebu City', state: 'Cebu' }),
  staff('head-coach', 'Alonzo, Honorio', { joinedDaysAgo: 800, sex: 'Male', age: 47, city: 'Baguio City', state: 'Benguet' }),
  staff('expert', 'Santos, Elena', { joinedDaysAgo: 780, sex: 'Female', age: 41, city: 'Makati City', state: 'Metro Manila' }),
  staff('coach', 'Domingo, Celso', { joinedDaysAgo: 640, sex: 'Male', age: 33, city: 'Iloilo City', state: 'Iloilo' }),
  staff('assistant-coach', 'Cruz, Aurora', { joinedDaysAgo: 420, sex: 'Female', age: 29, city: 'Dagupan City', state: 'Pangasinan' }),
  staff('success-manager', 'Magno, Susana', { joinedDaysAgo: 610, sex: 'Female', age: 34, city: 'Davao City', state: 'Davao del Sur' }),
  staff('team-lead', 'Lazaro, Tomas', { joinedDaysAgo: 400, sex: 'Male', age: 31, city: 'Naga', state: 'Camarines Sur' }),
  staff('assistant-team-lead', 'Abad, Anita', { joinedDaysAgo: 380, sex: 'Female', age: 27, city: 'Tagum City', state: 'Davao del Norte' }),
  staff('affiliate', 'Perez, Alfonso', { joinedDaysAgo: 330, sex: 'Male', age: 35, city: 'Bacolod', state: 'Negros Occidental' }),
  staff('member', 'Marasigan, Mila', { joinedDaysAgo: 120, sex: 'Female', age: 30, city: 'Lipa City', state: 'Batangas', batch: 16, stage: 1 }),
  staff('non-member', 'Noble, Nestor', { joinedDaysAgo: 2, sex: 'Male', age: 26, city: 'Tarlac City', state: 'Tarlac', hasNoJourneyForm: true }),
]

// prettier-ignore
const learners: Person[] = [
  learner('Dela Cruz, Ana', { joinedDaysAgo: 52, sex: 'Female', age: 28, city: 'Marikina City', state: 'Metro Manila', batch: 17, stage: 2, ...anaProfile }),
  learner('Bautista, Ben', { joinedDaysAgo: 40, sex: 'Male', age: 32, city: 'Calamba', state: 'Laguna', batch: 17, stage: 1 }),
  learner('Mendoza, Carla', { joinedDaysAgo: 361, sex: 'Female', age: 35, city: 'San Fernando', state: 'Pampanga', batch: 15, stage: 4 }),
  learner('Aquino, Dino', { joinedDaysAgo: 700, sex: 'Male', age: 45, city: 'Zamboanga City', state: 'Zamboanga del Sur', batch: 15, stage: 6 }),
  learner('Soriano, Ella', { joinedDaysAgo: 33, sex: 'Female', age: 24, city: 'Tacloban City', state: 'Leyte', batch: 17, stage: 1, ...ellaProfile }),
  learner('Villanueva, Fe', { joinedDaysAgo: 210, sex: 'Female', age: 38, city: 'Antipolo City', state: 'Rizal', batch: 16, stage: 3, tags: ['CHALLENGER'] }),
  learner('Navarro, Gio', { joinedDaysAgo: 0, sex: 'Male', age: 23, city: 'Malolos City', state: 'Bulacan', hasNoJourneyForm: true }),
  learner('Lim, Hana', { joinedDaysAgo: 1, sex: 'Female', age: 27, city: 'Binondo', state: 'Metro Manila', batch: 17 }),
  learner('Castillo, Ian', { joinedDaysAgo: 374, sex: 'Male', age: 37, city: 'Lucena City', state: 'Quezon', batch: 15, stage: 3 }),
  learner('Pascual, Joy', { joinedDaysAgo: 430, sex: 'Female', age: 33, city: 'Laoag City', state: 'Ilocos Norte', batch: 15, stage: 2 }),
  learner('Torralba, Kiko', { joinedDaysAgo: 60, sex: 'Male', age: 29, city: 'Dumaguete City', state: 'Negros Oriental', batch: 17, stage: 2, language: 'fil' }),
  learner('Manalo, Liza', { joinedDaysAgo: 240, sex: 'Female', age: 40, city: 'Tagaytay City', state: 'Cavite', batch: 16, stage: 3 }),
  learner('Santiago, Mara', { joinedDaysAgo: 150, sex: 'Female', age: 31, city: 'Ormoc City', state: 'Leyte', batch: 16, stage: 1 }),
  learner('Flores, Nico', { joinedDaysAgo: 130, sex: 'Male', age: 36, city: 'Puerto Princesa City', state: 'Palawan', batch: 16, stage: 2 }),
  learner('Tan, Olive', { joinedDaysAgo: 500, sex: 'Female', age: 42, city: 'Cagayan de Oro City', state: 'Misamis Oriental', batch: 15, stage: 5 }),
  learner('Garcia, Paolo', { joinedDaysAgo: 20, sex: 'Male', age: 25, city: 'Santa Rosa', state: 'Laguna', batch: 17, stage: 1, hasNoJourneyForm: true }),
  learner('Reyes, Queenie', { joinedDaysAgo: 330, sex: 'Female', age: 30, city: 'Imus City', state: 'Cavite', batch: 15, stage: 3, tags: ['ENROLLEE_2025'] }),
  learner('Torres, Rico', { joinedDaysAgo: 9, sex: 'Male', age: 34, city: 'Roxas City', state: 'Capiz', batch: 17 }),
  learner('Fernandez, Sol', { joinedDaysAgo: 80, sex: 'Female', age: 22, city: 'Legazpi City', state: 'Albay', batch: 17, stage: 2, language: 'fil', tags: ['FAST_TRACK'] }),
  learner('Lopez, Tina', { joinedDaysAgo: 0, sex: 'Female', age: 39, city: 'Olongapo City', state: 'Zambales', batch: 17, hasTemporaryPassword: true }),
  learner('Magbanua, Uri', { joinedDaysAgo: 460, sex: 'Male', age: 48, city: 'Kalibo', state: 'Aklan', batch: 15, isArchived: true }),
  learner('Ocampo, Vic', { joinedDaysAgo: 3, sex: 'Male', age: 28, city: 'Angeles City', state: 'Pampanga' }),
  learner('Salazar, Wena', { joinedDaysAgo: 260, sex: 'Female', age: 33, city: 'General Santos City', state: 'South Cotabato', batch: 16, stage: 4, levels: ['coach', 'affiliate'] }),
  learner('Dizon, Xander', { joinedDaysAgo: 6, sex: 'Male', age: 21, city: 'Balanga City', state: 'Bataan' }),
  learner('De los Santos-Villavicencio, Ysabella Maria Concepcion', { joinedDaysAgo: 95, sex: 'Female', age: 29, city: 'Dasmariñas City', state: 'Cavite', batch: 17, stage: 2 }),
  learner('Macaraeg, Zeny', { joinedDaysAgo: 28, sex: 'Female', age: 43, city: 'Urdaneta City', state: 'Pangasinan', batch: 17, stage: 1 }),
  learner('Rivera, Luna', { joinedDaysAgo: 140, sex: 'Female', age: 27, city: 'San Pablo City', state: 'Laguna', batch: 16, stage: 3, levels: ['member'] }),
  learner('Gomez, Pia', { joinedDaysAgo: 110, sex: 'Female', age: 25, city: 'Batangas City', state: 'Batangas', batch: 16, stage: 1, levels: ['member'] }),
  learner('Uy, Marco', { joinedDaysAgo: 160, sex: 'Male', age: 31, city: 'Iligan City', state: 'Lanao del Norte', batch: 16, stage: 2, levels: ['member'] }),
  learner('Salcedo, Bea', { joinedDaysAgo: 150, sex: 'Female', age: 29, city: 'Surigao City', state: 'Surigao del Norte', batch: 16, stage: 2, levels: ['member'] }),
  learner('Velasco, Nina', { joinedDaysAgo: 130, sex: 'Female', age: 34, city: 'Cabanatuan City', state: 'Nueva Ecija', batch: 16, stage: 2, levels: ['member'] }),
  learner('Chua, Oscar', { joinedDaysAgo: 170, sex: 'Male', age: 38, city: 'Cotabato City', state: 'Maguindanao', batch: 16, stage: 3, levels: ['member'] }),
]

export const people = [...roleAccounts, ...learners]
