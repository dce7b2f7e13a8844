/**
 * Occupation titles in other words and languages: `English title | wordings`, folded (no accents, lower case). `*` matches any ending, so
 * that one wording covers feminine, masculine and plural forms.
 */
export const occupations = `
nurse | rgn, registered general nurse, registered nurse, staff nurse, charge nurse, bedside nurse, krankenschwester*, krankenpfleger*, pflegefach*, gesundheits und krankenpfleg*, infirmier*, enfermer*, verpleegkundig*, wijkverpleegkundig*, sjukskoterska*, distriktsskoterska*, psykiatrisjukskoterska*, pielegniark*, pielegniarz*
nursing assistant caregiver | cna, nursing assistant, nurse aide, healthcare assistant, care assistant, caregiver, care worker, altenpfleger*, pflegehelfer*, pflegehilfskraft, pflege, aide soignant*, aide a domicile, auxiliar* enfermeria, auxiliar* de enfermeria, tecnico* auxiliar* de enfermeria, cuidador*, verzorgend*, underskoterska*, personlig assistent*, opiekun*
physical therapist | physiotherapist*, physio, physiotherapeut*, kinesitherapeut*, fisioterapeut*, fysiotherapeut*, fysioterapeut*, sjukgymnast*, fizjoterapeut*
occupational therapist | ergotherapeut*, terapeuta* ocupacional*, arbetsterapeut*, terapeut* zajeciow*
physician doctor | medico*, medecin*, arzt, arztin, aerztin, huisarts, lakare, distriktslakare, lekarz*
pharmacist | apotheker*, pharmacien*, farmaceutic*, apotekare, farmaceut*
teacher | lehrer*, lehrperson*, klassenlehrperson*, fachlehrperson*, lehrkraft*, enseignant*, professeur*, profesor*, maestr*, docent*, leraar, lerares, larare, nauczyciel*
accountant | buchhalter*, comptable*, contable*, contador*, boekhouder*, redovisningsekonom*, ksiegow*
accounting assistant bookkeeper | aide comptable*, assistant comptable*, auxiliar* contable*, ekonomiassistent*, accounts assistant, accounts payable clerk, accounts receivable clerk, accounting clerk, ledger clerk
sales representative | account executive, account manager*, sales executive, sales rep, sales representative, sales associate, salesperson, verkaufer*, verkaufstalent*, vertriebsmitarbeiter*, commercial itinerant, commercial terrain, technico commercial*, vendedor*, saljare, innesaljare, utesaljare, faltsaljare, accountmanager*, relatiemanager*, przedstawiciel* handlow*
sales development representative | sdr, bdr, business development representative, account development representative, account development manager, motesbokare, lead generation representative
shop assistant sales | verkaufsberater*, vendeu*, dependient*, butikssaljare, winkelmedewerker*, sprzedawc*, ekspedient*
truck driver | truck driver, lorry driver, hgv driver, hgv class 1 driver, hgv class 2 driver, hgv class 1 c e driver, class 1 driver, class 2 driver, lgv driver, cdl driver, delivery driver, van driver, tractor trailer driver, lkw fahrer*, kraftfahrer*, berufskraftfahrer*, chauffeur pl, chauffeur spl, chauffeur poids lourd*, conducteur routier*, conducteur* spl, camioner*, conductor* de camion*, motorista de caminhao, vrachtwagenchauffeur*, lastbilschauffor*, kierowc* kat c e, kierowc* kat c, kierowc* c e, kierowac* kat c e, kierowc*
forklift driver | forklift operator, fork lift driver, reach truck driver, staplerfahrer*, cariste*, carretiller*, conductor* operador* de carretilla elevadora, conductor* operador* de carretilla* elevadora*, heftruckchauffeur*, truckforare, operator wozka widlowego, wozki widlowe
warehouse associate | warehouse worker, warehouse operative, warehouse associate, warehouse clerk, order picker, picker packer, material handler, fulfillment associate, lagermitarbeiter*, lagerist*, kommissionierer*, preparateur* de commande*, magasinier*, mozo* de almacen, mozo* almacen, magazijnmedewerker*, lagerarbetare, komisjoner*, magazynier*, pracownik* magazynu
production worker operator | agent de production, agent de fabrication, operateur* de production, produktionsmitarbeiter*, operator linii produkcyjnej, pracownik* produkcji, operador* de produccion, produktiemedewerker*
electrician | elektriker*, elektroniker*, elektroinstallateur*, gebaudetechniker* elektro, electricien*, electricista*, eletricista*, elektricien*, elektromonteur*, elektriker, elektryk*
maintenance electrician technician | electromecanic*, electro mecanic*, elettromeccanic*, elektromechanik*, electromecanicien*, maintenance electrician, technicien* de maintenance, technicien* de maintenance industriel*, mechatroniker*
mechanic | mechaniker*, mecanicien*, mecanico*, monteur, mekaniker, mechanik*
plumber | fontaner*, plombier*, klempner*, encanador*, loodgieter*, rormokare, hydraulik*
bricklayer mason | macon, maconnerie, albanil*, maurer*, metselaar*, murare, murarz*
carpenter joiner | menuisier*, tischler*, schreiner*, zimmerer*, carpinter*, timmerman*, snickare, stolarz*, ciesl*
painter | peintre*, pintor*, maler, malerin, schilder, malare, malarz*
welder | soudeur*, schweisser*, soldador*, lasser, svetsare, spawacz*
cook chef | koch, kochin, jungkoch*, demi chef, chef de partie, zelfstandig werkend kok, leerling kok, kockelev, fast food cook, pizza maker, pizzaiolo, cuisinier*, cociner*, cozinheir*, kok, kock, kucharz*, kucharka
kitchen assistant cook | kuchenhilfe*, commis de cuisine, aide de cuisine, pinche* de cocina, ayudante* de cocina, keukenhulp*, koksbitrade, pomoc kuchenn*, prep cook, kitchen porter
baker | boulanger*, backer, backerin, panader*, padeir*, bakker, bagare, piekarz*
waiter | serveu*, kellner*, camarer*, garcom, ober, servitor, servitris, kelner*
cleaner | janitor, custodian, housekeeper, cleaner, reinigungskraft*, agent* d entretien, agent* de nettoyage, limpiador*, personal de limpieza, faxineir*, schoonmaker*, lokalvardare, sprzatacz*
receptionist | empfangsmitarbeiter*, rezeptionist*, receptionniste*, recepcionista*, receptioniste*, receptionist*, recepcjonist*
administrative assistant | administrative assistant, admin assistant, office assistant, executive assistant, personal assistant, burokaufmann, kaufmann fur buromanagement, assistant* administrati*, administrativ* assistent*, emplead* administrativ*, auxiliar* administrativ*, administratief medewerker*
social worker | sozialarbeiter*, sozialpadagog*, travailleu* socia*, assistant* socia*, trabajador* social*, woonbegeleider*, socialsekreterare, pracownik* socjaln*
childcare worker teacher | erzieher*, auxiliaire de puericulture, educador* infantil*, pedagogisch medewerker*, barnskotare, barnvakt*, nanny
controller | controlling, controleur* de gestion
human resources | hr, people, hr business partner*, personalreferent*, personalfach*, charge* de ressources humaines, recursos humanos, personeelsadviseur*, personalvetare
software engineer | softwareentwickler*, softwareentwicklung*, software entwicklung, anwendungsentwicklung, systemintegration, wirtschaftsinformatik*, informatik, informaticien*, software entwickler*, anwendungsentwickler*, fachinformatiker*, entwickler*, developpeu*, desarrollador*, programador*, desenvolvedor*, pessoa desenvolvedora, ontwikkelaar*, utvecklare, systemutvecklare, programist*, swe, sde
data analyst | datenanalyst*, analyste* de donnees, analyste* data, analista* de datos, analista* de dados, analista* de bi, dataanalist*, dataanalytiker*, analityk* danych, data analytics
quality assurance engineer | qa, software tester, test engineer, tester*, testeur*, analista* de testes
system administrator | systemadministrator*, sysadmin, administrateur* systeme*, administrador* de sistemas, systeembeheerder*, administrator systemow
graphic designer | grafiker*, mediengestalter*, graphiste*, disenador* grafic*, grafisch vormgever*, grafisk formgivare, grafik komputerow*
marketing specialist | marketeer*, marketingmanager*, charge* de marketing, responsable marketing
laboratory technician | laborant*, technicien* de laboratoire, tecnico* de laboratorio, analist laboratorium, laboratorieassistent*
hairdresser | friseur*, coiffeu*, peluquer*, cabeleireir*, kapper, frisor, fryzjer*
dentist physician | zahnarzt, zahnarztin, dentiste*, odontolog*, tandarts*, tandlakare, stomatolog*, dental surgeon
dental assistant | dental nurse, zahnmedizinische fachangestellte*, zahnarzthelfer*, assistant* dentaire*, higienista dental, tandartsassistent*, tandskoterska*, asystent* stomatologiczn*
medical assistant | medizinische fachangestellte*, arzthelfer*, doctor s assistant, doktersassistent*, assistant* medical*, secretaire medical*
midwife nurse | midwives, hebamme*, sage femme*, matron*, comadron*, parteir*, verloskundige*, barnmorska*, polozn*
paramedic | emergency medical technician, rettungssanitater*, notfallsanitater*, rettungsassistent*, ambulancier*, ambulance technician, tecnico* de emergencias sanitarias, ambulancesjukvardare, ratownik medyczn*
psychologist therapist | psycholog*, psychotherapeut*, psychotherapist*, psicolog*, psychologue*, clinical psychologist
speech therapist | speech language pathologist, speech pathologist, slp, logopad*, orthophoniste*, logoped*, fonoaudiolog*
radiographer technician | radiologic technologist, mtra, manipulateur* radio, tecnico* de radiologia, rontgensjukskoterska*, technik elektroradiolog*
pharmacy technician | pharmacy assistant, pta, pharmazeutisch technische assistent*, preparateur* en pharmacie, auxiliar* de farmacia, apothekersassistent*, technik farmaceutyczn*
veterinarian | tierarzt, tierarztin, veterinaire*, veterinari*, dierenarts*, lekarz weterynarii
home care caregiver | home health aide, hha, personal care assistant, pca, pcas, elder caregiver, support worker, auxiliaire* de vie*, agent* polyvalent* en residence autonomie, geriatrist*, gerocultor*, thuiszorg*, hemtjanst*, vardbitrad*, pflegeassistent*, alltagsbegleiter*
teaching assistant | learning support assistant, education support assistant, classroom assistant, padagogische* mitarbeiter*, onderwijsassistent*, elevassistent*, aesh, auxiliar* educativ*, asystent* nauczyciela
headteacher principal teacher | head teacher, headmaster, headmistress, deputy headteacher, deputy head, school principal, schulleiter*, proviseur*, rektor*, dyrektor* szkoly, schoolhoofd
trainer instructor teacher | formateur*, formador*, ausbilder*, trainer, dozent*, corporate trainer, instruktor*, szkoleniowiec, opleider*, utbildare
university lecturer professor | assistant professor, associate professor, hochschullehrer*, maitre de conferences, profesor* universitari*, professor* universitari*, wykladowc*, universitetslektor*, universitair docent*
researcher | research assistant, research associate, postdoctoral researcher, postdoc, research fellow, wissenschaftliche* mitarbeiter*, doktorand*, chercheu*, investigador*, pesquisador*, onderzoeker*, forskare, badacz*
librarian | bibliothekar*, bibliothecaire*, bibliotecari*, bibliothecaris*, bibliotekari*, bibliotekarz*, library associate, library assistant
payroll accountant | payroll clerk, payroll administrator, payroll specialist, lohnbuchhalter*, entgeltabrechner*, gestionnaire* de paie*, gestionnaire* paie, tecnico* de nominas, salarisadministrateur*, loneadministrator*, specjalist* ds plac*
auditor | wirtschaftsprufer*, commissaire aux comptes, auditeur*, auditor*, revisor*, accountant auditor, biegly rewident
financial manager controller | finance manager, head of finance, finance director, financial controller, leiter* finanzen, directeur* financier*, directrice financiere, director* financier*, financieel manager, ekonomichef*, dyrektor finansow*
financial analyst | finanzanalyst*, analyste financier*, analista financier*, financieel analist*, analityk finansow*
tax accountant | tax advisor, tax consultant, steuerberater*, steuerfachangestellte*, fiscaliste*, asesor* fiscal*, belastingadviseur*, doradc* podatkow*
insurance clerk | insurance coordinator, insurance advisor, claims handler, claims adjuster, versicherungskauf*, gestionnaire* assurance*, agente* de seguros, verzekeringsadviseur*, forsakringshandlaggare, forsakringsradgivare, insurance agent
bank teller banker | bankkauf*, conseiller* bancaire*, conseiller* clientele, cajero* de banco, asesor* bancari*, bankmedewerker*, bankradgivare
secretary assistant | sekretar*, secretaire*, secretari*, secretaress*, sekreterare, sekretark*, legal secretary, office secretary
office administrator assistant | office manager, office coordinator, office clerk, administrator biura, pracownik* biurow*, asystent* biura, kontorsadministrator*, kontorist*, sachbearbeiter*, burokraft*, employe* de bureau, agent* administrati*, oficinista*, administrativ*, kantoormedewerker*
receptionist front desk | front desk, front desk agent, front desk clerk, front office, agent* d accueil, hotesse d accueil, charge* d accueil, balie medewerker*, baliemedewerker*
customer service representative | customer service, customer support, customer care, client relations, customer success, call center agent, kundenberater*, kundenbetreuer*, kundenservice*, kundendienst*, conseiller* client*, charge* de clientele, teleconseiller*, atencion al cliente, agente* de atencion al cliente, atendimento ao cliente, klantenservice*, klantadviseur*, kundtjanst*, obslug* klienta, konsultant* klienta, doradc* klienta
sales assistant shop | retail sales associate, retail associate, retail sales assistant, part time sales assistant, part time sales assistent, sales advocate, sales advisor, conseiller* de vente, conseiller* vente, hotesse de caisse, konsultant* sprzedawc*, doradc* ds sprzedazy
cashier | kassierer*, kassenkraft*, caissier*, hote de caisse, cajer*, operador* de caixa, caixa, kassamedewerker*, kassor*, kasjer*, till operator
store manager supervisor | shop manager, retail manager, filialleiter*, marktleiter*, responsable de magasin, directeur* de magasin, encargad* de tienda, jefe de tienda, gerente de loja, filiaalmanager*, butikschef*, kierownik* sklepu
restaurant manager | general manager restaurant, encargad*, bar manager, assistant general manager, restaurantleiter*, directeur* de restaurant, responsable de restaurant, encargad* de restaurante, gerente de restaurante, bedrijfsleider* horeca, restaurangchef*, kierownik* restauracji, supervisor bediening, floor manager, maitre d hotel
bartender | barkeeper*, barkraft*, barmann, barman, barmaid, camarer* de barra, cocteler*, barpersonal, barmedewerker*, barpersoneel, bartender events
barista waiter | barista*
waiter server | professional servers, servers, waiting staff, wait staff, chef* de rang, servicekraft*, servicemitarbeiter*, commis de salle, ayudante* de camarero, bediening, medewerker* bediening, serveringspersonal, kelnerk*, atendente de mesa, empregad* de mesa, food server
dishwasher kitchen assistant | plongeu*, spulkraft*, spuler*, lavaplatos, friegaplatos, afwasser*, diskare, zmywak*, kitchen hand, kitchen helper
pastry chef baker | pastry cook, pastry sous chef, konditor*, patissier*, pasteler*, confeiteir*, banketbakker*, cukiernik*
head chef cook | executive chef, kitchen manager, kuchenchef*, chef de cuisine, jefe de cocina, jefa de cocina, kokschef*, szef kuchni
hotel housekeeper cleaner | housekeeping, room attendant, zimmermadchen, zimmerreinigung*, femme de chambre, valet de chambre, camarer* de piso*, camareir*, kamermeisje, stadare, hotellstad*, pokojow*, gebaudereinig*, agent* de proprete, technicien* de surface, operari* de limpieza, empregad* domestic*, diarist*
courier delivery driver | courier, kurierfahrer*, paketzusteller*, zusteller*, coursier*, livreu*, chauffeur livreur, repartidor*, entregador*, pakketbezorger*, bezorger*, paketbud*, kurier*, fleet operations driver, delivery associate
bus driver | busfahrer*, conducteur* de bus, conductor* de autobus, motorista de onibus, buschauffeur*, busschauffor*, kierowc* autobusu
train driver | lokfuhrer*, lokomotivfuhrer*, triebfahrzeugfuhrer*, conducteur* de train, maquinista*, machinist ns, lokforare, maszynist*
pilot | verkehrsflugzeugfuhrer*, pilote*, pilot*, airline pilot
logistics coordinator | logistics manager, supply chain manager, logistiker*, speditionskauf*, disponent*, responsable logistique, gestionnaire* logistique, coordinador* de logistica, logistiek medewerker*, logistiekmedewerker*, logistikkoordinator*, spedytor*, logistyk*, dispatcher
industrial mechanic | industriemechaniker*, instandhalter*, maintenance technician, maintenance mechanic, mechanicien* d entretien, mecanico* industrial*, monteur machines, industrimekaniker*, underhallstekniker*, mechanik maszyn, fabricator
car mechanic | auto mechanic, automotive technician, vehicle technician, fleet mechanic, diesel mechanic, kfz mechatroniker*, kfz mechaniker*, automechaniker*, mecanicien* auto*, mecanico* de automoviles, automonteur*, bilmekaniker*, mechanik samochodow*
aircraft mechanic | aviation mechanic, aircraft technician, fluggeratmechaniker*, mecanicien* aeronautique, flygmekaniker*, mechanik lotnicz*
cnc machinist operator | cnc operator, cnc programmer, machine operator, zerspanungsmechaniker*, dreher*, fraser*, tourneur*, fraiseur*, usineur*, rectifieur*, regleur*, operateur* commande numerique, tornero*, fresador*, operador* de cnc, cnc verspaner*, verspaner*, tokarz*, frezer*, operator cnc, operator obrabiarek
sheet metal worker welder | metallbauer*, konstruktionsmechaniker*, chaudronnier*, serrurier*, calderer*, chapist*, constructiebankwerker*, platslagare, slusarz*, spengler*, metal fabricator
refrigeration technician | hvac technician, hvac installer, frigoriste*, kaltetechniker*, mechatroniker* fur kaltetechnik, frigorista*, koeltechnieker*, kyltekniker*, chlodniarz*, anlagenmechaniker*, chauffagiste*, cv monteur*
construction worker mason | construction laborer, general laborer, bauarbeiter*, bauhelfer*, hochbaufacharbeiter*, ouvrier* du batiment, ouvrier* de la maconnerie, ouvrier* maconnerie, manoeuvre maconnerie, manoeuvre en maconnerie, manoeuvre batiment, manoeuvre, peon*, peones, oficial* de la construccion, pedreiro*, ajudante de obras, bouwvakker*, byggnadsarbetare, pracownik* budowlan*, pracownik* ogolnobudowlan*
roofer | dachdecker*, couvreur*, etancheur*, techador*, telhadist*, dakdekker*, taklaggare, dekarz*
plasterer painter | trockenbauer*, stuckateur*, platrier*, plaquiste*, yesero*, escayolista*, gipskartonmonter*, regipsiarz*, stukadoor*, taper, drywall installer, drywaller
site manager supervisor construction | construction manager, constructor manager, site supervisor, bauleiter*, polier*, chef de chantier, conducteur* de travaux, jefe de obra, encargad* de obra, mestre de obras, uitvoerder*, platschef*, kierownik* budowy
civil engineer | bauingenieur*, tiefbauingenieur*, ingenieur* civil*, ingenieur* genie civil, ingenier* civil*, ingenier* de caminos, engenheir* civil*, civiel ingenieur*, byggnadsingenjor*, inzynier* budow*, structural engineer
mechanical engineer | maschinenbauingenieur*, entwicklungsingenieur*, konstrukteur*, ingenieur* mecanique, ingenier* mecanic*, engenheir* mecanic*, werktuigbouwkundig*, maskiningenjor*, inzynier* mechanik*, design engineer mechanical
electrical engineer | elektroingenieur*, ingenieur* electri*, ingenier* electri*, engenheir* eletric*, elektrotechnisch ingenieur*, elektroingenjor*, elkonstruktor*, inzynier* elektryk*, electronics engineer
architect | architekt*, architecte*, arquitect*, arquitet*, arkitekt*
land surveyor | surveyor, vermessungsingenieur*, geometre*, topograf*, landmeter*, geodet*
gardener | landscaper, gartner*, jardinier*, jardiner*, jardineir*, hovenier*, tuinman, tradgardsmastare, ogrodnik*, groundskeeper
farm worker | agricultural worker, landwirt*, ouvrier* agricole*, agricultor*, peon agricola, agrarisch medewerker*, lantarbetare, rolnik*
lumberjack worker | forestry worker, forstwirt*, bucheron*, lenador*, bosbouwmedewerker*, skogsarbetare, drwal*
butcher | metzger*, fleischer*, boucher*, carnicer*, acougueir*, slager*, slaktare, rzeznik*
tailor sewer | seamstress, schneider*, couturier*, couturiere, sastre*, costurer*, kleermaker*, skraddare, krawc*
lawyer attorney | rechtsanwalt*, rechtsanwalt, jurist*, avocat*, juriste*, abogad*, advogad*, advocaat*, advokat*, prawnik*, radca prawn*, legal counsel, legal officer
paralegal legal assistant | legal assistant, legal intern, legal researcher, rechtsanwaltsfachangestellte*, assistant* juridique*, pasante juridico, juridisch medewerker*, juridisk assistent*, asystent* prawn*
recruiter | talent acquisition, talent partner, headhunter*, personalvermittler*, charge* de recrutement, reclutador*, recrutador*, recruteur*, rekryterare, rekruter*
human resources administrator | hr administrator, hr assistant, hr specialist, hr generalist, hr coordinator, personalsachbearbeiter*, assistant* rh, tecnico* de recursos humanos, hr medewerker*, hr specjalist*, specjalist* ds kadr*, personaladministrator*
project manager | projektmanager*, projektleiter*, chef* de projet*, jefe* de proyecto*, gerente de projetos, projectleider*, projectmanager*, projektledare, kierownik* projektu
product manager | produktmanager*, product owner*, chef* de produit*, responsable produit, jefe* de producto, gerente de produto, productmanager*, produktchef*, kierownik* produktu
business analyst | business analyst*, analyste metier, analista de negocio*, bedrijfsanalist*, verksamhetsanalytiker*, analityk biznesow*
management consultant | unternehmensberater*, consultant en organisation, consultor* de negocio, organisatieadviseur*, managementkonsult*
marketing manager marketer | marketing coordinator, digital marketing manager, digital marketing specialist, marketing executive, sea manager, seo specialist, social media manager, community manager, advertising intern, marketing intern, markt manager, marktmanager*, charge* de communication marketing, responsable de marketing, tecnico* de marketing, marketing medewerker*, online marketeer*, marknadsforare, marknadskoordinator*, specjalist* ds marketingu
communications coordinator | communications officer, communications manager, public relations manager, pr manager, press officer, kommunikationsmanager*, referent* offentlichkeitsarbeit, charge* de communication, responsable communication, comunicacion, communicatiemedewerker*, communicatieadviseur*, kommunikator*, informator*, specjalist* ds komunikacji
journalist | reporter, journalist*, redakteur*, journaliste*, periodista*, jornalista*, redacteur*, dziennikarz*, redaktor*
copywriter writer | content writer, technical writer, texter*, redacteur* web, redactor* de contenidos, redator*, tekstschrijver*, copywriter*
translator interpreter | ubersetzer*, dolmetscher*, traducteur*, traductor*, tradutor*, vertaler*, oversattare, tlumacz*
photographer | fotograf*, photographe*
web designer | webdesigner*, ui designer, ux designer, ux ui designer, product designer, concepteur* web, disenador* web, webbdesigner*, projektant* ux
art director designer | artdirector*, directeur* artistique*, director* de arte, creative director, grafikdesigner*, kommunikationsdesigner*
interior designer | innenarchitekt*, architecte* d interieur, interiorist*, designer* de interiores, interieurarchitect*, inredningsarkitekt*
security guard | security officer, wachmann, sicherheitsmitarbeiter*, sicherheitskraft*, agent* de securite, vigilante*, guardia* de seguridad, beveiliger*, vaktare, ordningsvakt*, pracownik* ochrony, ochroniarz*
police officer | polizist*, polizeibeamt*, policier*, gendarme*, policia, policial, politieagent*, polis, policjant*
firefighter | feuerwehrmann, feuerwehrfrau, pompier*, bomber*, bombeir*, brandweerman, brandman, strazak*
soldier | soldat*, militaire*, militar*, zolnierz*
caretaker janitor cleaner | hausmeister*, hauswart*, gardien* d immeuble, conserje*, zelador*, huismeester*, vaktmastare, fastighetsskotare, konserw*
real estate agent broker | realtor, immobilienmakler*, agent* immobilier*, agente* inmobiliari*, corretor* de imoveis, makelaar*, fastighetsmaklare, posrednik* nieruchomosci
event manager | eventmanager*, veranstaltungskauf*, charge* d evenementiel, organizador* de eventos, evenementenmanager*, evenemangskoordinator*, events manager, event planner
travel agent | reiseverkehrskauf*, reiseberater*, agent* de voyages, agente* de viajes, reisadviseur*, resesaljare
buyer purchaser | einkaufer*, acheteu*, comprador*, inkoper*, inkopare, kupiec, specjalist* ds zakupow, procurement specialist, procurement manager
quality controller inspector | quality control inspector, quality control assistant, qualitatsprufer*, controleur* qualite, inspector* de calidad, kwaliteitscontroleur*, kvalitetskontrollant*, kontroler* jakosci
chemist | chemiker*, chimiste*, quimic*, chemicus, kemist*, chemik*
biologist | biolog*, biologiste*, biologo*
data scientist analyst | datascientist*, statistician*, statistiker*, statisticien*, estadistic*, estatistic*, statystyk*, scientifique des donnees, cientifico* de datos, cientista de dados
data engineer software | dataingenieur*, ingenieur* data, ingenier* de datos, engenheir* de dados, inzynier* danych
devops engineer software | site reliability engineer, sre, cloud engineer, platform engineer, devops ingenieur*, ingenieur* devops, inzynier* devops
machine learning engineer software | ml engineer, ai engineer, ai researcher, ki ingenieur*, ingenieur* ia
it support technician | help desk technician, service desk analyst, it technician, desktop support, field technician, it supporter, it systemelektroniker*, technicien* informatique, technicien* support, tecnico* informatic*, tecnico* de soporte, tecnico* de campo, ict medewerker*, helpdeskmedewerker*, supporttekniker*, it tekniker*, informatyk*
frontend developer software engineer | front end, frontend, web developer, webentwickler*, developpeu* web, developpeu* front, desarrollador* web, desenvolvedor* front, webontwikkelaar*, webbutvecklare, front end ontwikkelaar*
backend developer software engineer | back end, backend, java dev, java entwickler*, java backend developer, desarrollador* backend, desenvolvedor* backend
fundraiser | fundraiser*, charge* de mecenat, captador* de fondos, fondsenwerver*, donor relations
museum curator | kurator*, conservateur* de musee, conservador* de museo, intendent*, kustosz*, museum assistant
`
