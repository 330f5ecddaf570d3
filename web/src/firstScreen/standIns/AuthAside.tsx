// Stands in for AuthAside, which loads its content on demand: a first screen has it at once.
import { FrontPage } from 'src/components/Accounts/SignIn/FrontPage/FrontPage'
import { SchoolValues } from 'src/components/Accounts/SignIn/SchoolValues'

export const AuthAside = ({ isFront }: { isFront: boolean }) =>
  isFront ? <FrontPage /> : <SchoolValues />
