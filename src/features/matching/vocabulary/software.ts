/** Software and infrastructure. The notation is explained in `../skills.ts`. */
export const softwareSkills = `
[skill]
Programming | coding, software development, software engineering, programming language, application development
JavaScript | ecmascript, es6, vanilla js > Programming
TypeScript > JavaScript, Programming
Java | java se, java ee, jakarta ee, j2ee, jvm > Programming
Python | python3, python 3 > Programming
!C | ansi c, c language, c programming, embedded c > Programming
C++ | cpp > Programming
C# | csharp, c sharp > Programming
!Go | golang, go lang > Programming
!Rust | rust lang, rustlang > Programming
!Ruby | ruby language > Programming
PHP > Programming
!Swift | swift language, swiftui > Programming, iOS development
Kotlin > Programming
Scala > Programming
!Dart | dart language > Programming
Perl > Programming
Haskell > Programming, Functional programming
Elixir | phoenix framework > Programming, Functional programming
Erlang > Programming, Functional programming
Clojure > Programming, Functional programming
F# | fsharp > Programming, Functional programming
Lua > Programming
Objective-C > Programming, iOS development
Visual Basic | vb.net, vb6 > Programming
COBOL > Programming
Fortran > Programming
Assembly language | assembler language, x86 assembly, arm assembly > Programming
Solidity > Programming, Blockchain
Bash | shell scripting, shell script, unix shell, zsh > Scripting, Linux
PowerShell > Scripting
Scripting | scripting language, automation scripts
Functional programming
Object-oriented programming | oop, object oriented, object oriented design
HTML | html5
CSS | css3, stylesheets
Sass | scss > CSS
Tailwind CSS | tailwind, tailwindcss > CSS
Bootstrap CSS | bootstrap framework, twitter bootstrap > CSS
?React | react.js, reactjs, react hooks > JavaScript, Frontend development
Redux > JavaScript
Next.js | nextjs > React
Vue.js | vue, vuejs, vue 3 > JavaScript, Frontend development
Nuxt | nuxt.js, nuxtjs > Vue.js
?Angular | angularjs, angular.js > JavaScript, Frontend development
Svelte | sveltekit > JavaScript, Frontend development
jQuery > JavaScript
Web components > Frontend development
Frontend development | front end, frontend, front end development, user interface development, ui development
Backend development | back end, backend, server side development, server side
Full-stack development | full stack, fullstack > Frontend development, Backend development
Node.js | nodejs > JavaScript, Backend development
Express.js | expressjs > Node.js
NestJS | nest.js > Node.js
Django | django rest framework > Python, Backend development
!Flask > Python, Backend development
FastAPI > Python, Backend development
Ruby on Rails | rails, ror > Ruby, Backend development
Spring Boot | spring framework, spring mvc, spring cloud > Java, Backend development
Hibernate ORM | hibernate, jpa > Java
Laravel > PHP, Backend development
Symfony > PHP, Backend development
.NET | dotnet, .net core, asp.net, asp.net core, .net framework > Backend development
GraphQL | apollo server, apollo client > APIs
REST APIs | rest api, restful, restful api, restful services, rest services > APIs
gRPC | protocol buffers, protobuf > APIs
SOAP web services | soap api > APIs
APIs | api, api design, api development, api integration, web services
Webhooks > APIs
Microservices | microservice, service oriented architecture, micro services
Event-driven architecture | event driven, event sourcing, cqrs
Message queues | message broker, message queue
Apache Kafka | kafka > Message queues, Event-driven architecture
RabbitMQ > Message queues
Distributed systems | distributed computing
System design | software architecture, solution architecture, systems architecture, technical architecture
Design patterns | software design patterns
Data structures and algorithms | data structures, algorithms
Mobile development | mobile apps, mobile app development, mobile application development
iOS development | ios, ios apps, xcode, uikit > Mobile development
Android development | android, android studio, jetpack compose > Mobile development
React Native > React, Mobile development
Flutter > Dart, Mobile development
Xamarin | .net maui > Mobile development
Git | version control, source control
GitHub > Git
GitLab > Git
Bitbucket > Git
Subversion | svn
CI/CD | continuous integration, continuous delivery, continuous deployment, ci pipelines, build pipelines, deployment pipelines
Jenkins > CI/CD
GitHub Actions > CI/CD, GitHub
GitLab CI > CI/CD, GitLab
CircleCI | circle ci > CI/CD
Azure DevOps > CI/CD
DevOps | devops practices, platform engineering
Site reliability engineering | sre, site reliability > DevOps
Docker | docker compose, dockerfile, dockerfiles > Containers
Containers | containerization, containerisation, containerized applications, containerised applications
Kubernetes | k8s, helm charts, openshift, eks, gke, aks > Containers
Terraform | opentofu > Infrastructure as code
Pulumi > Infrastructure as code
CloudFormation | aws cdk > Infrastructure as code, AWS
Ansible > Infrastructure as code
!Puppet > Infrastructure as code
Infrastructure as code | iac
Linux | ubuntu, debian, red hat, rhel, centos, linux administration
Unix
Windows Server | active directory, group policy
AWS | amazon web services, ec2, s3 buckets, aws lambda, amazon s3 > Cloud computing
Microsoft Azure | azure > Cloud computing
Google Cloud | gcp, google cloud platform > Cloud computing
Cloud computing | cloud platform, cloud infrastructure, public cloud, cloud services, cloud provider, cloud native
Serverless | serverless architecture, lambda functions > Cloud computing
Nginx > Web servers
Apache HTTP Server | apache httpd, apache web server > Web servers
Web servers
Systems monitoring | observability, application monitoring, alerting
Prometheus > Systems monitoring
Grafana > Systems monitoring
Datadog > Systems monitoring
New Relic > Systems monitoring
Splunk > Systems monitoring
ELK stack | elastic stack, kibana, logstash > Systems monitoring
OpenTelemetry > Systems monitoring
Incident response | incident management, postmortems
Automated testing | test automation, automated tests, unit testing, unit tests, integration testing, integration tests, end to end testing
Test-driven development | tdd, test driven > Automated testing
Selenium | selenium webdriver > Automated testing
?Cypress > Automated testing
!Playwright > Automated testing
?Jest > Automated testing
JUnit > Automated testing
pytest > Automated testing, Python
Postman
Quality assurance testing | qa testing, manual testing, software testing, test cases, test plans, regression testing
Performance testing | load testing, jmeter, k6
Code review | code reviews, pull requests
Debugging | troubleshooting code
Performance optimization | performance optimisation, performance tuning, query optimization
Web performance | core web vitals, page speed
Web accessibility | wcag, accessibility standards, a11y, ^ARIA
Security engineering | application security, appsec, secure coding, owasp
Cybersecurity | cyber security, information security, infosec, network security, security operations
Penetration testing | pen testing, ethical hacking, red teaming > Cybersecurity
SIEM | security information and event management > Cybersecurity
Vulnerability management | vulnerability assessment, vulnerability scanning > Cybersecurity
Identity and access management | iam, single sign on, sso, okta, oauth, saml
Firewalls | palo alto, fortinet > Network administration
Network administration | computer networking, network protocols, computer networks, network engineering, ^LAN, ^WAN, tcp/ip, routing and switching
Cisco networking | cisco ios, cisco routers > Network administration
VPN > Network administration
VMware | vsphere, esxi > Virtualization
Hyper-V > Virtualization
Virtualization | virtualisation, virtual machines
System administration | sysadmin, systems administration, server administration
IT support | help desk, helpdesk, desktop support, service desk, technical support, it helpdesk, end user support
ServiceNow
ITIL | it service management, itsm
Microsoft 365 administration | office 365 administration, exchange online, intune
Hardware troubleshooting | computer repair, pc repair, hardware repair
Embedded systems | embedded software, firmware, microcontrollers, rtos
Internet of Things | iot
Arduino > Embedded systems
Raspberry Pi > Embedded systems
FPGA | vhdl, verilog, systemverilog
Robotics | ^ROS, robot operating system
Game development | unity engine, unity3d, game design
!Unity > Game development
Unreal Engine > Game development
Computer graphics | opengl, webgl, vulkan, directx, shaders
Blockchain | smart contracts, web3, ethereum
Agile | agile methodology, agile methodologies, agile development, agile environment
Scrum | scrum ceremonies, sprint planning > Agile
Kanban > Agile
^SAFe | scaled agile > Agile
Jira | atlassian jira
Confluence
WordPress > Content management systems
Drupal > Content management systems
Content management systems | cms, headless cms, contentful, sanity cms
Shopify > E-commerce
Magento | adobe commerce > E-commerce
WooCommerce > E-commerce, WordPress
Salesforce development | apex code, lightning web components, salesforce developer
SAP ABAP | abap
Low-code development | low code, no code tools, power apps, outsystems
Power Automate | microsoft power automate
Zapier
Stripe integration | payment integration, stripe api, payment gateways
Technical documentation | api documentation, software documentation
Requirements gathering | requirements analysis, gathering requirements, business requirements, user requirements
Localization engineering | internationalization, i18n
[certification]
AWS certification | aws certified, aws solutions architect, aws certified developer > AWS
Azure certification | azure certified, microsoft certified azure, az 900, az 104 > Microsoft Azure
Google Cloud certification | google cloud certified, gcp certified > Google Cloud
CompTIA A+ | comptia a > IT support
CompTIA Network+ | network+ certification, network+ certified
CompTIA Security+ | security+ certification, security+ certified > Cybersecurity
CCNA | cisco certified network associate > Cisco networking
CCNP > Cisco networking
CISSP > Cybersecurity
CISM > Cybersecurity
CEH | certified ethical hacker > Penetration testing
Certified Kubernetes Administrator | cka > Kubernetes
Certified ScrumMaster | certified scrum master, csm, professional scrum master, psm i > Scrum
ISTQB > Quality assurance testing
ITIL Foundation | itil certified, itil certification, itil v4 > ITIL
= React, Vue.js, Angular, Svelte
= Java, C#, Kotlin, Scala
= Python, Ruby, Perl
= C, C++, Rust
= Go, Rust
= JavaScript, TypeScript
= Swift, Objective-C, Kotlin
= Next.js, Nuxt
= AWS, Microsoft Azure, Google Cloud
= Docker, Kubernetes
= Terraform, Pulumi, CloudFormation, Ansible, Puppet
= Jenkins, GitHub Actions, GitLab CI, CircleCI, Azure DevOps
= GitHub, GitLab, Bitbucket
= Prometheus, Grafana, Datadog, New Relic, Splunk, ELK stack
= Selenium, Cypress, Playwright
= Jest, JUnit, pytest
= Django, Flask, FastAPI
= Express.js, NestJS
= Laravel, Symfony
= Spring Boot, .NET
= Apache Kafka, RabbitMQ
= REST APIs, GraphQL, gRPC, SOAP web services
= iOS development, Android development, React Native, Flutter, Xamarin
= VMware, Hyper-V
= Scrum, Kanban, SAFe
= Unity, Unreal Engine
= Shopify, Magento, WooCommerce
= WordPress, Drupal
= Bash, PowerShell
= Linux, Unix
= ServiceNow, Jira
= AWS certification, Azure certification, Google Cloud certification
= System administration, IT support, Network administration
= Sass, Tailwind CSS, Bootstrap CSS
= Zapier, Power Automate
= Certified ScrumMaster, SAFe
* Frontend development, Backend development, Full-stack development, APIs, System design, Design patterns, Data structures and algorithms, Code review, Debugging, Performance optimization, Technical documentation, Requirements gathering, Scripting, Agile, Distributed systems, Object-oriented programming, Web performance, Incident response, Automated testing, Quality assurance testing, Mobile development, Web servers, Systems monitoring
`
