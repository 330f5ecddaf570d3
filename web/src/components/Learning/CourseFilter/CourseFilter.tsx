import { useTranslation } from 'react-i18next'

import { Link, routes } from '@redwoodjs/router'

import {
  courseFilters,
  type CourseFilterName,
} from 'src/components/Learning/courseFilters'

type CourseFilterProps = { current: CourseFilterName }

/** Links, so that a choice can be bookmarked and opened in another tab. */
export const CourseFilter = ({ current }: CourseFilterProps) => {
  const { t } = useTranslation('learning')
  return (
    <nav
      aria-label={t('myCourses.filter')}
      className="no-scrollbar -mx-4 mb-5 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0"
    >
      {courseFilters.map((name) => (
        <Link
          key={name}
          to={routes.viewCourses(name === 'all' ? {} : { filter: name })}
          aria-current={name === current ? 'true' : undefined}
          className={`flex min-h-10 items-center rounded-full border px-4 text-sm whitespace-nowrap transition-colors ${
            name === current
              ? 'bg-primary text-primary-content border-primary font-semibold'
              : 'bg-base-100 border-control hover:bg-base-200'
          }`}
        >
          {t(`myCourses.${name}`)}
        </Link>
      ))}
    </nav>
  )
}
