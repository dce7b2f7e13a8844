/** The last words of job titles, which name the role. Words on one line are synonyms. */
export const roleNouns = `
engineer developer programmer coder
analyst
scientist
designer
manager
supervisor foreman forewoman
director
administrator
assistant aide
coordinator
specialist
generalist
consultant advisor adviser
representative rep
executive
associate
clerk
technician tech
operator
mechanic
nurse rn rgn lpn lvn
physician doctor
therapist
counselor counsellor
pharmacist
paramedic emt
caregiver carer
teacher educator instructor
tutor
professor lecturer
principal
accountant
bookkeeper
auditor
controller
banker teller
underwriter
attorney lawyer solicitor barrister counsel
paralegal
writer copywriter author
editor
journalist reporter
photographer videographer
artist illustrator animator
producer
architect
planner scheduler
buyer purchaser
driver chauffeur courier
dispatcher
picker packer
loader handler
electrician
plumber
carpenter joiner
welder fabricator
machinist
painter
roofer
mason bricklayer
laborer labourer
installer
inspector
cook chef
baker
bartender barista
waiter waitress server
host hostess
cashier
cleaner janitor custodian housekeeper
receptionist
secretary
recruiter sourcer
researcher
chemist
biologist
librarian
guard officer
firefighter
translator interpreter
stylist barber hairdresser
trainer coach
owner founder cofounder
president chief
lead leader head
intern apprentice trainee
agent
broker
realtor
merchandiser
marketer
strategist
worker
attendant
hygienist
optician
dietitian
veterinarian
phlebotomist
steward
partner
`
