/*
 * 120 searches as people type them, each with the facts that it asks for. They were written before any of them was run: `query | facts`. A
 * trade with '~' is accepted, but not meant. The first, third, ... of a kind are open; the others are set aside, and their single results
 * are not looked at.
 */
const lines = `
# titles
data analyst | trade=dataanalyst
registered nurse | trade=nurse lang=en
electrician | trade=electrician lang=en
project manager | trade=projectmanager lang=en
police officer | trade=police
police | trade=police
barista | trade=barista
social worker | trade=socialworker lang=en
pharmacist | trade=pharmacist lang=en
mechanical engineer | trade=mechanical lang=en
jobs for a policy analyst | trade=policy
receptionist | trade=receptionist lang=en,nl
accountant Kestrel Systems | trade=accountant company=Kestrel_Systems lang=en
Willow Care nurse | trade=nurse company=Willow_Care lang=en
cyber security | trade=infosec
civil engineer vacancies | trade=civil lang=en
# signs
C++ | skill=C++
c++ developer | trade=cpp
c# | skill=C#
C# developer | trade=dotnet lang=en
.net | skill=.NET
.NET developer | trade=dotnet lang=en
f# | skill=F#
asp.net developer | trade=dotnet lang=en
Go developer | trade=golang
golang | trade=golang
R statistics | skill=R
data scientist R | trade=datascience skill=R
node.js | skill=Node.js
nodejs developer | skill=Node.js lang=en
ada programmer | trade=ada
ui/ux designer | trade=ux
C embedded | trade=embedded
vue js frontend | trade=frontend skill=Vue.js
# synonyms
front-end developer | trade=frontend lang=en
frontend engineer | trade=frontend lang=en
back end developer | trade=backend lang=en
fullstack developer | trade=fullstack lang=en
swe c++ | trade=cpp
RN | trade=nurse lang=en
lorry driver | trade=truck lang=en
hgv driver | trade=truck lang=en
physical therapist | trade=physio lang=en
physio | trade=physio lang=en
ml engineer | trade=ml lang=en
devops engineer | trade=sre lang=en
fork lift driver | trade=forklift lang=en
solicitor | trade=lawyer lang=en
human resources | trade=hr lang=en
sales rep | trade=sales lang=en
customer service | trade=support lang=en
cna | trade=hca lang=en
warehouse worker | trade=warehouse lang=en
shop assistant | trade=retail lang=en
# places
nurse leeds | trade=nurse place=Leeds
software developer in new york | trade=frontend,backend,golang,fullstack,cpp,dotnet,fsharp,embedded,ada place=New_York
electrician manchester | trade=electrician place=Manchester
london accountant | trade=accountant place=London
warehouse texas | trade=warehouse place=Austin,Dallas
teacher NYC | trade=teacher place=New_York
marketing SF | trade=marketing place=San_Francisco
driver portland oregon | trade=truck,delivery place=Portland
chef uk | trade=chef place=Leeds,London,Manchester,Bristol,Edinburgh
nurse scotland | trade=nurse place=Edinburgh
developer munich | trade=frontend,backend,golang,fullstack,cpp,dotnet,embedded place=München lang=de
Pflegefachkraft München | trade=nurse place=München
kok amsterdam | trade=chef place=Amsterdam
comptable Genève | trade=accountant place=Genève
customer support toronto canada | trade=support place=Toronto
sydney plumber | trade=plumber place=Sydney
# conditions
entry level data analyst | trade=dataanalyst level=entry
senior accountant | trade=accountant level=senior lang=en
part time cleaner | trade=cleaner type=part-time lang=en
cleaner part-time | trade=cleaner type=part-time lang=en
internship marketing | trade=marketing type=internship lang=en
remote customer support | trade=support mode=remote lang=en
data analyst remote | trade=dataanalyst mode=remote lang=en
hybrid project manager | trade=projectmanager mode=hybrid lang=en
contract electrician | trade=electrician type=contract lang=en
graduate civil engineer | trade=civil level=entry lang=en
work from home sales | trade=sales mode=remote lang=en
temporary warehouse | trade=warehouse type=temporary lang=en
no experience warehouse | trade=warehouse level=entry lang=en
seasonal waiter | trade=waiter type=temporary lang=en
wfh recruiter | trade=recruiter mode=remote lang=en
on site qa engineer | trade=qa mode=onsite lang=en
# several
senior data analyst london remote | trade=dataanalyst place=London level=senior mode=remote
part time barista new york | trade=barista place=New_York type=part-time
remote junior frontend developer react | trade=frontend level=entry mode=remote skill=React lang=en
london part time cleaner | trade=cleaner place=London type=part-time
chef de partie part time scotland | trade=chef place=Edinburgh type=part-time
nurse icu part-time | trade=nurse type=part-time skill=ICU lang=en
senior c++ engineer linux | trade=cpp level=senior skill=Linux
java developer kafka remote | trade=backend skill=Java mode=remote
junior python developer pytorch | trade=ml level=entry skill=Python
LKW-Fahrer Teilzeit | trade=truck type=part-time lang=de
teilzeit verkäufer berlin | trade=retail place=Berlin type=part-time
stage marketing paris | trade=marketing place=Paris type=internship
# errors
electrican | trade=electrician lang=en
acountant | trade=accountant lang=en
data anlyst | trade=dataanalyst lang=en
pyhsiotherapist | trade=physio lang=en
recieptionist | trade=receptionist lang=en
nurse manchster | trade=nurse place=Manchester
softwear engineer | trade=frontend,backend,golang,cpp,embedded,dotnet,ada,sre lang=en
project manger | trade=projectmanager lang=en
barrista | trade=barista lang=en
wharehouse operative | trade=warehouse lang=en
markting manager | trade=marketing lang=en
krankenpflger | trade=nurse lang=de
# languages
Krankenpfleger | trade=nurse lang=de
Elektriker Hamburg | trade=electrician place=Hamburg lang=de
Projekt Manager | trade=projectmanager lang=de,en
Buchhalterin | trade=bookkeeper lang=de
infirmière paris | trade=nurse place=Paris lang=fr
développeur front end | trade=frontend lang=fr
serveuse | trade=waiter lang=fr
chauffeur poids lourd | trade=truck lang=fr
enfermero madrid | trade=nurse place=Madrid lang=es
cocinera | trade=chef lang=es
conductor camion | trade=truck lang=es
enfermeira lisboa | trade=nurse place=Lisboa lang=pt
verpleegkundige | trade=nurse lang=nl
magazijn medewerker | trade=warehouse lang=nl
sjuksköterska stockholm | trade=nurse place=Stockholm lang=sv
kock deltid | trade=chef type=part-time lang=sv
kierowca C+E | trade=truck lang=pl
ksiegowa | trade=accountant lang=pl
junior tester | trade=qa level=entry lang=pl,en
Ausbildung Koch | trade=chef lang=de
# none
astronaut | none
beekeeper | none
nurse reykjavik | none
opera singer vienna | none
qwxzzk | none
blacksmith | none
dog groomer london | none
zookeeper remote | none
astrologer paris | none
submarine captain | none
`

export type Query = { q: string; kind: string; isOpen: boolean; asks: Record<string, string[]>; isNone: boolean }

export function readQueries(): Query[] {
  const found: Query[] = []
  let kind = ''
  let at = 0
  for (const line of lines.trim().split('\n')) {
    if (line.startsWith('# ')) {
      kind = line.slice(2)
      at = 0
      continue
    }
    const [q = '', said = ''] = line.split(' | ')
    const asks = said.split(' ').flatMap((one) => {
      const [name = '', values] = one.split('=')
      return values ? [[name, values.replaceAll('_', ' ').split(',')] as const] : []
    })
    found.push({ q, kind, isOpen: at++ % 2 === 0, asks: Object.fromEntries(asks), isNone: said === 'none' })
  }
  return found
}
