import { TrainingLanding } from 'src/components/Learning/Courses/TrainingLanding/TrainingLanding'

type FreelancingTrainingPageProps = {
  /** `?part=2` */
  part?: string
}

/** The training for freelancers (spec 2.1). */
const FreelancingTrainingPage = ({ part }: FreelancingTrainingPageProps) => (
  <TrainingLanding page="FREELANCING" part={part} />
)

export default FreelancingTrainingPage
