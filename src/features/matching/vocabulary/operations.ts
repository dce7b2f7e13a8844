/** Logistics, manufacturing, construction, trades and maintenance. The notation is explained in `../skills.ts`. */
export const operationsSkills = `
[skill]
Supply chain management | supply chain, supply chain planning
Logistics | logistics coordination, freight logistics, transport logistics, distribution logistics, shipping logistics
Warehouse operations | warehouse, warehousing, distribution center, fulfillment center, fulfilment centre, warehouse associate
Inventory management | inventory control, stock control, counted stock, stock counts, stock management, inventory, stocktaking, stock taking, cycle counts, cycle counting
Order picking | picking and packing, pick and pack, order picker, order fulfillment, order fulfilment, picked orders
Shipping and receiving | shipping, receiving goods, loading and unloading, unloading trucks, dispatching goods
Dispatching | dispatcher, load planning, route planning, route optimization, dispatched drivers
Freight forwarding | freight broker, freight brokerage, air freight, ocean freight
Customs clearance | customs brokerage, import/export, import and export, import compliance, export compliance, incoterms, hs codes
Fleet management | vehicle fleet, fleet maintenance
Procurement | purchasing, strategic sourcing, sourcing suppliers, buyer, purchasing agent
Vendor management | supplier management, supplier relationship, vendor relations, vendor negotiation, managing vendors, managing suppliers
Contract management | contract administration, managing contracts
Demand planning | s&op, sales and operations planning, mrp planning, material planning, production planning, production scheduling
Warehouse management systems | wms, manhattan associates, sap ewm, blue yonder
Transportation management systems | tms, oracle transportation management
RF scanners | rf scanner, barcode scanner, handheld scanner
Forklift operation | forklift, fork lift, forklift driver, reach truck, pallet jack, powered industrial truck, counterbalance
Delivery driving | delivery driver, courier, parcel delivery, van driver, last mile
Truck driving | truck driver, tractor trailer, hgv, over the road, otr driving, long haul, semi truck
Passenger transport | bus driver, taxi driver, chauffeur
Manufacturing | production line, assembly line, factory, manufacturing environment, production environment, production worker
Assembly | mechanical assembly, electronic assembly, assembling products, product assembly
Machine operation | machine operator, operating machinery, operated machinery, production machinery
CNC machining | cnc, cnc machinist, cnc programming, g-code, mastercam, cnc mill, cnc lathe
Manual machining | lathe, milling machine, manual mill, machinist, grinding machine
Injection molding | injection moulding, plastics molding
Sheet metal | sheet metal fabrication, press brake
Metal fabrication | fabrication, metalworking, fabricator
Welding | welder, mig welding, tig welding, stick welding, arc welding, gmaw, gtaw, smaw, flux core
Soldering | smt, printed circuit board assembly, ipc-a-610
Blueprint reading | reading blueprints, read blueprints, technical drawings, engineering drawings, schematics, read schematics
GD&T | geometric dimensioning and tolerancing
Precision measurement | calipers, micrometers, micrometer, gauges, coordinate measuring machine, cmm inspection, metrology
Quality control | quality inspection, quality inspector, qc inspection, product inspection
Quality management | quality management system, iso 9001, iso 13485, quality assurance, capa, corrective action
Statistical process control | spc, process capability
Lean manufacturing | ^Lean, lean principles, 5s, kaizen, value stream mapping, continuous improvement, lean production, toyota production system
Six Sigma | dmaic, lean six sigma
Good manufacturing practice | gmp, cgmp
Process improvement | process optimization, process optimisation, improving processes, improved processes, streamlined processes, workflow improvement, improved process
Process engineering | manufacturing engineering, industrial engineering
Operations management | managing operations, operations manager, day to day operations, daily operations
Plant management | plant manager, production manager, production supervisor, shift supervisor
Preventive maintenance | preventative maintenance, planned maintenance, equipment maintenance, machine maintenance
Industrial maintenance | maintenance technician, maintenance mechanic, facility maintenance, building maintenance, facilities maintenance
Facilities management | facility management, facilities manager, property maintenance
PLC programming | plc, plcs, programmable logic controllers, ladder logic, siemens step 7, allen bradley
SCADA | hmi programming
Industrial automation | automation engineering, industrial robots, robotic cells
Hydraulics | hydraulic systems, pneumatics, pneumatic systems
Electrical work | electrician, electrical installation, electrical wiring, wiring, conduit bending, electrical systems
Low voltage systems | structured cabling, fire alarm systems, cctv installation
Solar installation | photovoltaic, solar panels, pv systems
HVAC | heating and cooling, air conditioning, refrigeration, hvac technician, heat pumps, boilers
Plumbing | plumber, pipe fitting, pipefitting, drainage
Carpentry | carpenter, wood framing, house framing, finish carpentry, joinery, woodworking, cabinet making
Masonry | bricklaying, bricklayer, stonework
Concrete work | concrete pouring, concrete finishing, pouring concrete, formwork, rebar
Roofing | roofer, shingles
Drywall | plastering, drywall installation
Painting and decorating | house painting, spray painting, interior painting
Flooring installation | tile setting, tiling
Landscaping | landscaper, groundskeeping, lawn care, gardening
Horticulture | plant care, greenhouse
Farming | agriculture, crop production, livestock, farm work, tractor operation
Heavy equipment operation | heavy equipment, excavator, bulldozer, backhoe, skid steer, crane operator, crane operation
Scaffolding
Surveying | land surveying, total station
Construction | construction site, building site, general labor, construction laborer, residential construction, commercial construction, street works, road works, civil works, contractor submittals
Construction management | site supervisor, site superintendent, construction manager, site manager, general contractor, subcontractor management
Estimating | cost estimating, construction estimating, takeoffs, quantity surveying, quantity surveyor
Building codes | building regulations, permitting, code compliance, zoning
Power tools | hand tools, hand and power tools
Automotive repair | auto mechanic, automotive technician, vehicle repair, car repair, brake repair, mechanic
Vehicle diagnostics | obd-ii, engine diagnostics, diagnostic scanners > Automotive repair
Diesel mechanics | diesel mechanic, diesel engines, heavy duty mechanic > Automotive repair
Auto body repair | collision repair, body shop
Aircraft maintenance | aviation maintenance, avionics
Electronics repair | electronic repair, appliance repair
Workplace safety | occupational safety, health and safety, ohs, ehs, safety procedures, safety protocols, safety standards, safety regulations, site safety, osha standards, osha regulations
Hazardous materials | hazmat handling, chemical handling, hazardous waste
Lockout/tagout | loto, lockout tagout
Cleaning | janitorial, custodial, cleaner, janitor, custodian, sanitation, commercial cleaning
Waste management | recycling operations
Security guarding | security guard, security officer, patrolling, access control, surveillance monitoring
Pest control
Locksmithing
Equipment troubleshooting | troubleshooting equipment, fault finding, troubleshoot machines, repairing equipment, equipment repair
AutoCAD | autodesk autocad > CAD
SolidWorks > CAD
Autodesk Inventor | inventor cad > CAD
CATIA > CAD
Siemens NX | creo, pro/engineer > CAD
Fusion 360 > CAD
CAD | computer aided design, cad software, cad drafting, drafting
Civil 3D | autocad civil 3d > CAD
Finite element analysis | fea, ansys, abaqus
Mechanical engineering | mechanical design, mechanical engineer
Electrical engineering | circuit design, pcb design, electrical engineer, altium
Civil engineering | civil engineer, road design, stormwater
Structural engineering | structural analysis, structural design, etabs
Chemical engineering | process chemistry, chemical engineer
Environmental engineering | wastewater treatment, water treatment, environmental compliance
Thermodynamics | heat transfer, fluid dynamics
Project scheduling | primavera, primavera p6, microsoft project, ms project, gantt charts
Energy management | energy efficiency, energy audits
[domain]
Aerospace | aviation industry, aircraft manufacturing
Automotive industry | automotive manufacturing
Oil and gas | petroleum, refinery, offshore drilling
Renewable energy | wind energy, solar energy, clean energy
Food manufacturing | food production, food processing
Mining | quarrying
Utilities | electric utility, water utility
[certification]
CDL Class A | class a cdl, cdl-a, cdl a, class a commercial driver's license, class a commercial license > CDL
CDL Class B | class b cdl, cdl-b, cdl b > CDL
CDL | commercial driver's license, commercial driving licence, commercial drivers license
Hazmat endorsement | tanker endorsement
Forklift certification | forklift certified, forklift license, forklift licence, certified forklift operator > Forklift operation
OSHA 10 | osha 10 hour, osha-10 > Workplace safety
OSHA 30 | osha 30 hour, osha-30 > Workplace safety, OSHA 10
AWS welding certification | aws d1.1, aws welding, certified welder, aws certified welder, welding certification, d1.1 > Welding
EPA 608 | epa section 608, epa universal, epa certification > HVAC
Journeyman license | journeyman electrician, journeyman electrician license, journeyman card, licensed electrician, electrician license > Electrical work
Master electrician > Journeyman license
Plumbing license | licensed plumber, journeyman plumber, master plumber > Plumbing
ASE certification | ase certified, ase master technician > Automotive repair
A&P license | airframe and powerplant > Aircraft maintenance
Six Sigma Green Belt | green belt > Six Sigma
Six Sigma Black Belt | black belt > Six Sigma
APICS certification | cpim, cscp, apics certified > Supply chain management
CPSM | cips qualification, certified professional in supply management > Procurement
PE license | ^P.E, professional engineer, licensed engineer, chartered engineer
EIT | engineer in training, fe exam, fundamentals of engineering
Security guard license | guard card, sia licence, security license > Security guarding
NCCER > Construction
LEED | leed ap, leed accredited
= CDL Class A, CDL Class B
= Forklift operation, Heavy equipment operation
= CNC machining, Manual machining, Machine operation
= Electrical work, Low voltage systems, Solar installation
= AutoCAD, SolidWorks, Autodesk Inventor, CATIA, Siemens NX, Fusion 360, Civil 3D
= Inventory management, Warehouse operations, Shipping and receiving, Order picking
= Logistics, Supply chain management, Dispatching, Freight forwarding
= Procurement, Vendor management, Contract management
= Lean manufacturing, Six Sigma, Process improvement
= Quality control, Quality management, Statistical process control
= Welding, Metal fabrication, Soldering
= Preventive maintenance, Industrial maintenance, Equipment troubleshooting
= Carpentry, Drywall, Flooring installation, Roofing, Painting and decorating, Masonry, Concrete work
= Delivery driving, Truck driving, Passenger transport
= Automotive repair, Diesel mechanics, Auto body repair
= Construction management, Estimating, Project scheduling
= Landscaping, Horticulture, Farming
= OSHA 10, OSHA 30
= Six Sigma Green Belt, Six Sigma Black Belt
= PLC programming, SCADA, Industrial automation
= Manufacturing, Assembly, Machine operation
= Manufacturing, Food manufacturing, Automotive industry
= HVAC, Plumbing
= Finite element analysis, CAD
= PE license, EIT
= Operations management, Plant management
= Warehouse management systems, Transportation management systems
= Cleaning, Facilities management
= Blueprint reading, GD&T
= Journeyman license, Plumbing license
= APICS certification, CPSM
= Forecasting, Demand planning
* Vendor management, Contract management, Process improvement, Operations management, Quality control, Quality management, Workplace safety, Equipment troubleshooting, Power tools, Precision measurement, Project scheduling, Preventive maintenance, Blueprint reading, Cleaning, Inventory management, Logistics, Manufacturing, Construction, Shipping and receiving, Dispatching, Estimating, Order picking, Manual machining
`
