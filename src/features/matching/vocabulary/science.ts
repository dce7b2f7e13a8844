/** Law, science, research and public service. The notation is explained in `../skills.ts`. */
export const scienceSkills = `
[skill]
Legal research | westlaw, lexisnexis, case law research
Legal writing | drafting legal documents, legal drafting, legal briefs, drafting motions, pleadings
Contract drafting | contract review, drafting contracts, drafted contracts, reviewed contracts, contract law, commercial contracts
Litigation | litigator, civil litigation, trial preparation, trial experience
Legal discovery | managed discovery, e-discovery, ediscovery, document review, relativity platform
Corporate law | corporate governance, company law
Intellectual property | patents, trademark, trademarks, patent prosecution, patent law
Criminal law | criminal defense, prosecution experience
Family law | divorce law
Immigration law | visa applications, immigration petitions
Real estate law | conveyancing, property law, title review
Estate planning | wills and trusts, probate
Tax law
Paralegal work | paralegal, legal assistant, legal secretary, legal support
Legal case management | clio software, docketing, court filings, e-filing
Mediation | arbitration, dispute resolution
Regulatory affairs | regulatory submissions, fda submissions, fda regulations, regulatory filings
Compliance | compliance program, compliance officer, compliance audits, compliance policies
Notary public | notary
Court reporting
Law enforcement | police officer, policing, criminal investigation
Firefighting | firefighter, fire safety
Emergency management | disaster response, emergency planning, emergency preparedness
Military service | armed forces, military veteran, us army, us navy, air force
Public policy | policy analysis, legislative affairs, government affairs, lobbying
Urban planning | land use planning, city planning
Laboratory techniques | laboratory work, lab techniques, laboratory skills, wet lab, lab experience, laboratory experience, bench work
Good laboratory practice | glp
PCR | qpcr, rt-pcr, polymerase chain reaction
Cell culture | tissue culture, mammalian cell culture
Western blot | elisa, immunoassays
Flow cytometry | facs analysis
Gene sequencing | next generation sequencing, ngs, dna sequencing
CRISPR | gene editing
Molecular cloning | cloning techniques, plasmid
Protein purification | protein expression
Chromatography | hplc, gas chromatography, lc-ms, gc-ms, uplc
Mass spectrometry
Spectroscopy | nmr, ftir, uv-vis
Microscopy | electron microscopy, confocal microscopy
Microbiology | bacterial culture, microbiological testing
Molecular biology
Biochemistry
Organic chemistry | organic synthesis, chemical synthesis
Analytical chemistry | titration, wet chemistry, analytical methods
Materials science | polymer science, metallurgy
Bioinformatics | genomics, computational biology, genome analysis
Immunology
Neuroscience
Ecology | field biology, wildlife surveys, conservation biology
Environmental science | soil sampling, water sampling, environmental monitoring, environmental impact assessment
Geology | geologist, geotechnical, hydrogeology
Physics | physicist
Mathematics | mathematical modeling, mathematical modelling, applied mathematics
Animal handling | animal studies, in vivo studies
Formulation development | drug formulation
Method validation | assay development, method development
Sample preparation
Scientific writing | manuscript writing, peer reviewed publications, peer reviewed papers, peer reviewed journals, published papers, scientific publications
Literature review | systematic review
Research design | research methods, study design, qualitative research, quantitative research, research methodology
Lab management | laboratory management
LIMS | laboratory information management
Electronic lab notebook | benchling
Meteorology | climate modeling
Astronomy | astrophysics
Psychology research | experimental psychology, psychometrics
Economics research | economist, economic analysis
Archiving | archivist, records management, document management, archival
Museum curation | curator, exhibitions
[domain]
Biotechnology | biotech, life sciences
Government contracting | defense contractor, federal contracting
Law | law firm, legal department, legal services
Higher education research | academic research, research laboratory
[certification]
Bar admission | admitted to the bar, bar license, state bar, licensed attorney, bar exam, active bar membership, qualified solicitor, juris doctor > Law
Paralegal certification | certified paralegal > Paralegal work
Notary commission | notary public commission > Notary public
^RAC | regulatory affairs certification > Regulatory affairs
CCEP | certified compliance and ethics professional > Compliance
ASCP certification | mls (ascp), medical laboratory scientist, mlt (ascp) > Clinical laboratory
GIS certification | gisp > Geographic information systems
= Legal research, Legal writing, Litigation, Legal discovery
= Contract drafting, Legal writing
= Chromatography, Mass spectrometry, Spectroscopy, Analytical chemistry
= PCR, Gene sequencing, Molecular cloning, CRISPR
= Cell culture, Microbiology
= Western blot, Flow cytometry, PCR
= Molecular biology, Biochemistry, Microbiology
= Environmental science, Ecology, Geology
= Compliance, Regulatory affairs, Financial compliance
= Contract drafting, Contract management
= Laboratory techniques, Clinical laboratory
= Biotechnology, Pharmaceuticals
= Good laboratory practice, Good manufacturing practice
= Research design, Literature review, Scientific writing
= Paralegal work, Legal case management
= Law enforcement, Security guarding
= Bioinformatics, Data science
= Mathematics, Statistics
* Research design, Literature review, Scientific writing, Compliance, Legal research, Legal writing, Contract drafting, Laboratory techniques, Sample preparation, Public policy, Emergency management, Law
`
