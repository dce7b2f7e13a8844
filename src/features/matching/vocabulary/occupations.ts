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
cook chef | koch, kochin, cuisinier*, cociner*, cozinheir*, kok, kock, kucharz*, kucharka
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
software engineer | softwareentwickler*, software entwickler*, anwendungsentwickler*, fachinformatiker*, entwickler*, developpeu*, desarrollador*, programador*, desenvolvedor*, pessoa desenvolvedora, ontwikkelaar*, utvecklare, systemutvecklare, programist*, swe, sde
data analyst | datenanalyst*, analyste* de donnees, analyste* data, analista* de datos, analista* de dados, analista* de bi, dataanalist*, dataanalytiker*, analityk* danych, data analytics
quality assurance engineer | qa, software tester, test engineer, tester*, testeur*, analista* de testes
system administrator | systemadministrator*, sysadmin, administrateur* systeme*, administrador* de sistemas, systeembeheerder*, administrator systemow
graphic designer | grafiker*, mediengestalter*, graphiste*, disenador* grafic*, grafisch vormgever*, grafisk formgivare, grafik komputerow*
marketing specialist | marketeer*, marketingmanager*, charge* de marketing, responsable marketing
laboratory technician | laborant*, technicien* de laboratoire, tecnico* de laboratorio, analist laboratorium, laboratorieassistent*
hairdresser | friseur*, coiffeu*, peluquer*, cabeleireir*, kapper, frisor, fryzjer*
`
