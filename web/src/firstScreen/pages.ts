import type { ComponentType, ReactNode } from 'react'

import CheckoutLayout from 'src/layouts/CheckoutLayout/CheckoutLayout'
import PublicLayout from 'src/layouts/PublicLayout/PublicLayout'
import LoginPage from 'src/pages/Accounts/LoginPage/LoginPage'
import ChallengePage from 'src/pages/Community/ChallengePage/ChallengePage'
import CertificateCheckPage from 'src/pages/Learning/CertificateCheckPage/CertificateCheckPage'
import FreelancingTrainingPage from 'src/pages/Learning/FreelancingTrainingPage/FreelancingTrainingPage'
import FreeLessonsPage from 'src/pages/Learning/FreeLessonsPage/FreeLessonsPage'
import FreeTrainingPage from 'src/pages/Learning/FreeTrainingPage/FreeTrainingPage'
import CheckoutPage from 'src/pages/Marketing/CheckoutPage/CheckoutPage'
import FastPage from 'src/pages/Marketing/FastPage/FastPage'
import SlugPage from 'src/pages/Marketing/SlugPage/SlugPage'
import ViewFormPage from 'src/pages/Marketing/ViewFormPage/ViewFormPage'

type Screen = {
  Page: ComponentType<Record<string, string>>
  Layout: ComponentType<{ children?: ReactNode }>
}

const inLayout = (
  Layout: Screen['Layout'],
  pages: Record<string, unknown>
): Record<string, Screen> =>
  Object.fromEntries(
    Object.entries(pages).map(([name, Page]) => [
      name,
      { Page: Page as Screen['Page'], Layout },
    ])
  )

/** The pages that have a first screen, by their route's name, in the layouts of Routes.tsx. */
export const pages: Record<string, Screen | undefined> = {
  ...inLayout(PublicLayout, {
    login: LoginPage,
    slug: SlugPage,
    fast: FastPage,
    freeLessons: FreeLessonsPage,
    freeTraining: FreeTrainingPage,
    freelancingTraining: FreelancingTrainingPage,
    certificateCheck: CertificateCheckPage,
    challenge: ChallengePage,
    viewForm: ViewFormPage,
  }),
  ...inLayout(CheckoutLayout, { checkout: CheckoutPage }),
}
