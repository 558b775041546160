#pragma GCC optimize("O3,inline")
#include <algorithm>
#include <chrono>
#include <climits>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <poll.h>
#include <set>
#include <string>
#include <utility>
#include <unistd.h>
#include <vector>

namespace Duration {
constexpr std::chrono::milliseconds from_millis(int count) { return std::chrono::milliseconds(count); }
}
const auto WIDTH = 7;
const auto STRIDE = 9;
const auto WIN = 30000;
const auto WIN_AT_LEAST = WIN-2000;
const auto MAX_PLY = 120;
const auto WINDOW = 62;
const auto MOST_LATE = Duration::from_millis(20);
const auto NODES_A_SECOND = 5000000;
const auto HISTORY_LIMIT = 2048;
const auto GAINED = 163;
const auto MOST_GAINED = 570;
const auto PROMISE = 125;
const auto KILLER = 1400;
const auto EARLIER_KILLER = 737;
const auto SLOT = 16;
const auto DEPTH = 28;
const auto BOUND = 35;
const auto GENERATION = 37;
const auto KEY = 42;
const auto AGE = 4;
const auto VALUES = 1<<14;
const auto VALUE_BITS = 16;
const auto NODES_BETWEEN_CHECKS = 256;
const auto SWINGING_EMPTY = 10;
const auto SWING_LOST = 50;
const auto LEAST_SWING = 48;
const auto LEAST_EMPTY_TO_PROBE = 4;
const auto FEATURES = 13;
const auto BUCKETS = 8;
const auto HIDDEN_ONE = 128;
const auto OUTPUT_ONE = 64;
const auto UNIT = 300;
const auto SEEDS = 32;
const auto FIRST = 0x3400;
const auto BEHIND = 0xa000;
const auto HANGUL = 0xac00;
const auto BASE = 38820;
const auto CHANCE = 16;
const auto PACE = 5;
const auto DECISIONS = 25;
const auto OUTPUT_BIAS = 30;
const auto SIZES = 34;
const auto HINTS = 4;
const auto SIZE = 8;
const auto NEURON_PACE = 5;
const auto ROW_PACE = 3;
const auto MEGABYTES = 64;
const bool IS_BOTZONE = true;
const int MOST_TURNS = 401, ANCHOR_STEP = 10, WALLED_SEEDS = 8;
const int FIRST_BUCKETS[] = {2, 4}, STEPS[] = {1, 1, 2, 3, 4, 6, 8, 11, 16, 23, 32, 45, 64, 91};
const int REVERSE_DEPTH = 6;
const int REVERSE_MARGIN = 42;
const int REVERSE_IMPROVING = 21;
const int FUTILE_DEPTH = 6;
const int FUTILE_BASE = 90;
const int FUTILE_PLY = 73;
const int FUTILE_MOVES = 3;
const int PROBE_DEPTH = 5;
const int PROBE_GAP = 50;
const int PROBE_MARGIN = 100;
const int MOST_BASE = 240;
const int MOST_PLY = 200;
const int MOST_WORSENING = 85;
const int BEFORE_QUIET = 3;
const int EXTENDED_DEPTH = 5;
const int REDUCTION_OPEN = 90;
const int REDUCTION_WORSENING = 25;
const int HISTORY_A_PLY = 1230;
const float REDUCTION_BASE = 134.0f, REDUCTION_SLOPE = 50.0f;
const int WEIGHTS[][FEATURES] = {
	{28, -1, 8, 14, -6, 9, 20, 36, 41, 16, -6, 0, 12},
	{12, 5, 6, 1, -6, -3, -3, 11, -1, 9, -1, -3, 15},
	{3, 6, 1, 5, -3, -1, 1, 3, 0, 0, 1, 1, 8},
	{3, 3, 1, 1, -2, 0, 0, 0, -1, 1, -1, 0, 0},
	{11, 3, 0, -2, -1, -1, 1, 0, 3, 11, 0, -3, -4},
	{11, 3, 0, -2, -1, -1, 1, 0, 3, 11, 0, -3, -4},
};
const char *const WALLED[] = {
R"()",
};
const char *const OPEN[] = {
R"(묈汹䢁䲹魓冯좬흶뾑箔赅筃稠瓋増黩濴渹妵侺퓻캍搣驀铴罖짆䊚䝈眖鯘湍졏㣀嗧哶듑쩐宀꽴䒼煸僰펀냒킒퉓쳨戺㕜絒硢䬁㓞셚上낉늄旻袃습逨髻升䒺玙濰眙呼溉肖豹渃瑸흆敄椔㾾橹呲儼좡㺯䟮䍹민籃崻㘤襗偊㷎簑㣷뙇쫈笿㴙뻇뫭魀發洍꾒왵굦믝禛僒㱕쮔䎵膊㦚謇얎쟂꾓밟鸟됏揖页㬖곻싀優䀖嚚瑭䤀鷷嚞㗝뗣灟醮繌䛚黣庄놰慟镪䌂艨孓뾱諑杯睒뇸냬䲌祼錼타맞叽蝥굷쑘땠亽뜟즜䥴엨횪뎛梃벌㰁哇鬌㵨쇸튆鍔闥뤿渢潨鉷椠苅䑤䤩漵廜잯䵕녚䠥鿯铵싹䛟궜鴓嫌䲯䣠竍崒揁뫰던蚲낟駅孏鳰渏䣵傂푌겥쉊꺸靇퇲䵾三쒢䂰朒섾켕㷲弾抝萪륓蛠䏈勃뤕粱仇忓澧闋篚塘맼脮㘙탞꾙欘鲁䥣菁밻䕨㚙옓怓齈璠㤭勥薨闰뫷섗뫤楃섫狣㻠鋱做奐虭乮秙㵨昭臿瞀䛙躵㲡憸乯㑻欺왩켽뾤嚑建屼梥斛뗉耕䤏슒淳趬裵㒮읁캣쫓族硗闹孶폦顡僠洉躷犗쭀댋䷲폱熝륔䍰䀭뿶楕帷㷐씹니벖钺鯼珚貮稺巇怿滈㹣䡪톬捼렀硏뇶醗筮鯹셶今券䔭躢㤪옯熻撒볻꺵㠮祺씕叩㶠놃訝䏝趐靇兎逎搜솗扁篢쩹夣샖竜濟쒒臩压嘤䡂볼斪脅䡁敆홎佟췶쩭趤幓쀨뛰㼲큽缆魩㨮嫾퍶型믪㷌秾洤炉儺蘚慵藉뭓嬷쀄嚆밒桨讥䰫㟕㠼䋴㔴캌籆䄌襰墊迏뀏霾밋薝綀쵒襉猍컆헇噄꿞셌妆먿놣斑栝騆娞襵蝂㱾驕옻鴂臄脏큻渷㗤㻢뿙䘸厧㠪晔훅륫揕쑜벣뉮뢜㲷혎䙘냫孆큮멟堭㦁焦쐕涐絼끉樴䥵쭪頩쳰뢉歉鞌䕪琾麡鵫畏䰥铙㹎瓀稕䅿쑤扲倈도崝눢썥뀫꾥頬횒蟯폨켴䔰㯣簏腍䪽땼쑲䗿谊㤭鲣撉䪒㜵畽鯃鬗趦嫗㽝篙犊阇䗡북剌궭뉰㝟쏔䨇븆稥韍캛寪꺨炾뼲螤潫쁩庸뎼曩鍘奢襼㾚洙錛텋뽒뿟陾纁亂軐㵧䝎뮸넍퍆趷蝖믽뜖䝌䇘痊笣粯꾷橤큶뾦촑谣苵挭葉㴚眭撒䌍堶簮쟝驺됂耬䠄㲏䭡㓰㒏괥誊䥑쇼꺫禊疦辋㠁㪁䎨륛鼇撔殝舆훤尴毠介뇩柼嘲葺计읦글喛煎膥䓅䫧蕥䔯홟튺鴑泟䥹쉟鏵贺䂦锯椅㥢琊䂔确갠빡꺭投栒뚉簾䦏蜨櫆괠䵁뺑쏀楑띘똇皦爁峰䈆墂蓆贔곞즜챂룛優훕㬢昧纯焄㱤領樐劔鳇尥볌䤁鲶䈒㑨砫尓䏋䤤秗렜蜪㬥左퉬乏䤯狅呭䆰蛆팽䳅㳩黻喭儚彤뉩䩡销즃䥚쥨핸䓹퐫뵴沍郎梱涊속䌰卉꾓䛌甝岄뙪螁拱내宅쩶齃䃗㗪䔄똆匓䴠켓簧벳鞇뜼麀뛌捎휬쑲뫗拦蚎㗦䎮闆昡伺쁎捪泖㛺볌窺开퐯刞긷짾泋緡戭㿱㿨龌堒뾤잔퍌畯覻橘堉샜迷踥鞷诖퐀絅䍕漽藉鬲죎蠩뉠傷躇쿟魋伤綤芝믝裙畇盵釿䝾袵뤲눞勲샿吅痖뽿褊䪂誫碪蒀魒뤳憧딢樖摒꿁䀭왘蟄醇뻭粷筢䴹䥚䣥랅指庍摹픇缎훍䰝筥伙皖鑐㫑霓癣㣿㿦䫊脪덤惦跏姽桤불昐뉆㢈밥䔑䟃쵙絉慚좖묚葇숸遏㬧牴뽉鿧셂챓鼬횊䴥앏쭦쵢僩錝抟죭啶䗬䇥菗釱쫮틘鰿뤖쯯臹侂䗤罞览笞廇릢櫍鷒徂櫊뉏홾楨暛藨우㣾駒懭庘銷䴇烾릜봚䮈귾冥䙲垇찴쇘텣뎷俒硐㯃㮃瞶屪锡儹䷗킗捚螯䬥짨㹀넅톰떜瞴築苊礻쫂㪛㝾贵劯焜怼軯훭쇗뜳髍磏旷혵奟徥孬릫䣇霝焽厭䥍跴鍹䌟澉䀓芼耘厂꽞殖桐㧙秌庴這愛䜼䤍低㾳濌涗빿踩䨨뱋黗㝒뗥䯴憚䩸髉䪳讦뭉뺨餁멣헊竽콼枎猬藓䐔埢㩘뗶뤓彡뜬硩炉篓좳轤媟弲曵卹耘臘랊끋竎뽏澨봴㢜뱫仱睠慼䬇軗乀걣䝳톇濟먁药㭰꿞涄툚巚된픡嫔瑣㒤퐴랈폫碩笲庯콫俑柶쌘㳹퀕嘖곔楡銪謶苅㾳눎투멻駃欗쀺些냋䅪칟鎝铳㞻씉䦂胹躯扨곲꾧섦䪍폘鈻슔릒줻䳞䗯㮰쫍瀚䌏챃볯앜貶㙟뉣洍묟駈힂婺祭簀꼒吧収箉賺㾑賋曊视䈷뾌㣱걃䒬彾鹫쎁彭䶨禺폼袽庢䚄꼐칔臆捏䜦탓頝謺꾬旋鈁咎㒾셼䚀摼㳈쑊㿨쭺㖏縝齮곷늳뵁譛痬軪蠃㽬䟜䥳賂烓㼇翆姈性軃根喿㶦똆旼敄돉癅鏹줉훷쿻폻㔭痜窝핂貮呴䭴鯧월仄籛眪蚗鿟陏孴漣륆绩䫳붊䗍盙濒瑩鍕伭搠껿剏䯾탚㟂髪쎡疃릛侙莅緥믅꾷刱옙阊㓙파䚞檑뙇塏춞뜹씠뒭쯶㸕䧲뢲阨盦쥋쨥鸼夅뱧澧럚뾲蹚砷碤肫䰰벬믐觿돸橌㸥分쑩䎪닋뮝㻼淔㕶㼇몆紹봱脉遈쿠嚇䙌햹뗒惏뙶뫊䗐瞰뮃籩屑䦀姰읹欚끗嗶流䫵舫紝卻䉞梨粫礚鸏웂쇅捥辳㽊銾㟝㕘椧슱뱁훷갤醱䰙큙꾼췹鼚녌黺徹됺譹锹焩詯烕왘蔿宅䕡큜貏䵤支嵱嶰쑖巴겶苏먨鈈齴䞅炁兏뽺瑜銲溚便萨愩榶敷欹贽摨穰䨍탅랏헔懬쯎䛛䏨譖밻摼睯䎤䄀㺩緩厔풕啙쀏볠멾艱㾶婧쒡쨐洗蜘嚍嫈盼붺笆㓠爋펂縮䩊谆껪嫼駗艢㓵桲깥䛒裏瑞䛏騨䚴㖼煨텰섈질씁䌆瀡끽䋧䞎쏭耇噒資絨䈭廊蠯疰雈㤸鴴섏덼㳐庀匽뿈㖾衴獇깨곝謃䐽랙継횈㳝谗物㫺尵쐏㷰손䕍뱸隁晾溟岲淂嶁䦡씪깥皝祸泵掱쪪鑡莲鸎鿲긴緽襕샽꽧辎鴱뚸娳䐐荭䌒仴곊鳵롬添锯㦒闯昙싄紗饑姒糳뚋톴橨淘릪껊蒷뭟弢鱹鵅뺿穳쵌䯡윳밒瘵傹夡㰦夑鳤幟醛嵲㖃閐찯唟鈊㕀둋먟客囕镺捫쀕黩뽖鰥쁱埕칅쬽싋垭펁媱鬵撫먈㟿鋫䚏嗪疙莳菩萊폐혞촔泮뫒툌瓇袈볤俻㬂萡쿂䮾쎶浪쿆鳂벨肝僠鬝护搯鱡農疠䧧篖湍昩玆镣뙶負뼴莠凂似琺翎蘔赹㐞覤碖䵻㡶䲹龗䥀뮦箰훭쉗嫧楟덓㢈盟撺쁽朚碫鸎㙌꽨漓줒渶芗沶胗雚힞볉멣掋䭭弜愺䯼빩쇉溶躮趽溸듢뱈潑튂螯鹞峾㻰苫疄뢶娈吿鷲萃䘽㚎뼕嘟㲢鉟泡쯝콏퉋憬鳖꽴죍㺵眜詯䠹㡠㼰덌鳉隔嗆벍杰斲鹎뗨珫뱿쎤澑敪揋惣戲箠눒膲뵛悯쉧磐㢝繠얤滹懂곟鄁庺믈㬜꾢棂䎇鍺䕡췴창䂌쓃覊㪏剢揯듈縑쭆瞙㚬珻鶍鷡嗛鐱楠랎쩾찊蹠禴뼲짚묅㘀囑찀僓衞㵻奍쥤㸨劖舙쎆乇䬃픓狪箶譑牽貵嵒첑锉炤觳뉂꿎嬇查畀갫꼅摇銪졐慳눆禍㘽蕖裻宰㜷읮熰白䌢壉욱麤輦怔滔绬龞쳚䥘걣嚼맅쏯萀株환螵騩祬硶䷤㼂润鬌鎸焰붋㜠럝以䃭쯦䅼捄앥꾰铴蓅鑺䟇簣㬟씔跶䗺폓췏摣籦襉雔닮㡩갪茝䆋貎遪剃恻䖽衍決㕘촢鶽踀庶䡕䂈翻촯뎑䞛舱哩晜璘즢줹姝臬鯬摿合춶蘥䶹㦒咦镰꼣뚔쪮圱濚耮霌맻荏뻊욜艆椗浧敛쾩瑺껇痏对酓喺愁땀妱䥫큣錩쩕㐊䦿鸜솴㲏媃莦俅厾鬜䏍橾闈熀稚쓰糅砑劜펒캫웜甹影㱰슕꿹覿霵쐦䊟唆孈襢竲敎豀坄雳弜屌둍䀇矓輳퉾俄咖탪뷽㒧豴뵎烑訝癸䏙鿈牁魬걶鼊餎翂嵠緝跌끔䲗枛펛㥆萚维匂틌썠哨㧞莁燈慏弌䔁遶똯邮麱얙죚儫朄嚘껬溸㫚쎠谷㞉䬋渐랻畀쪺舒祔䨷㴕鳜嘵뫭뿿벞괬胍쿘衱쀯㯴菇䌩躄礙䬂뀠鋶䮅뿷体멌뾒銇谬厙賿捾晊쐕鼪䮌莓䚐鱈白珠絤취疷놴솶鹈앙钷褑偻왓党苵鼝脲빦뇰椆廛䂂浿墬俯퀳䤿鈲箵摳踲芍晿褱硤굩쩸흚騇哳쵄锹氹鷟跾㱜爰웟蝹䉋祠甀紝혱蒸뜖廞肧퀻佯逬爍㥐錶偅䏵얁뎩珫疂鸗藙團坞쥨䏛段竢蹒瞃聛봀뉂黵塿굣宊虨涤湲靜䑹隟㬷笄횷䛊힞屟婵凪뜚즘꿽중鑱俐튷潆칓䱫㴜説秎첒嶊갛㰁篮졨梋鲫份睠蝰可隥켏鋫뚇乌苌皈诏跅迶㧷㡣㧀밿诼䱌䄯寠뽬팚둽狭끆꺯澶搰㱩恟蚷衽䓣栟溃绘蓬奮줙欕땬뇮䉆蕗胓䀆漮㫂垀斀䊍뗩珛怽袘낹쇽癭됑䞙歺较뜄篌凗躚僾愓禸냛䬢畇粦妠췷궶缅挺漡槕毺鷰鹮禿謭饘㥘貃螛寕䆮뮴쉫䉑矌訿異堟姓뒪嗔䶃㗾抿튀언㐷咖抾㒀绑嘗緦黇쪄駢䙢䠆꾶躜篺璪䌱糟슽숑쓸銘솲頄떇揪寞炴嫮폖所綫쫋㝻斘疍켴廸腁蘕樱䫴㨋㤶瞱摆困氂廕檐㶺艧嚽믨诡澱厃諓匔辧卐婍턎缻㴲鳌飦䛦䜶翅襺敠鳗솟䌺腲躯쯕뭐酩쨊먀圢튢鶰믚䳎掋弟칭扄콊银즗찰钓鱡멷䷋뿩젖쥗뷓憑牆읶紻戱큙齓辦잇꺲焦쩣쥧弹덖欯趑㞭悆㭉犗곀늑䖊䮞屲羃봟羠嶨챉蝲爐젢봝컣䉲왶鸍怮叇띬䦻埝풱쫱壈滭啛헐噞쁸弧拀봓鴈벿饰链侁覒쾀摒퓭배㰱䓱꿫챙낋砟戈망䳬鍤몸㢠浦뼥䳡렌뉪賌첧㬅빸췍訁濪襥肶뎚泼䀯蔖饑쮟萅桺둍㓷厺腂屜쉗詒쳩吠닥쁷傰阿겡録俽碷꿶꽀풏獪芴㧇䛾㻡뭂픚컀俙忁淥閹墀闠뤋縪砈卵벗䀪䐹諭㿆猼붻땃嘸葪불艼帐헚漥윍렧鲇䷗䘿榓鈻深蛅璱命蕯旰룼燠鵛脵總鿇鯗텟儬畀誦䏞厓䘛䇱唞뽖藧罆蠵귭씽홏㳬脪们왕䖳쓝硷찂堫鞍샡癛璠啐攪钗鄞賲闥蝃멇눷퓸辰菏茠笝鬁耂끘넮枳똕㿯䲺鰧럴쁄輼彩쒸鬂镫抎謙伃㖕쬷뭶뺽贮盋徒쮁깪㡃窢菷鈋肰鎳곯皩徃湫来캕鮃㭃䯗藔셥蒦仄싽㥟噄圃讠䐴술辻暴況쭬塐띺퐤뛕朸슰癚埰檣쳘圎굢蕳鋖螛牬楞揵葖哖鼫萦츠楣煕饙濲썿䅄䰕띡髗跲巕池쯁䒝㵝禇薡룟둥䗙㳷띖끩䚄腠嗎癢啼肶렑냴咨丒應倫촯讞섾䷢饈㧇僚컆輺邫갼쐴쯽掄阪掫膲뚭鏧뤜碶碳徍䊍烰놛暔㕁뻷呶䄡訩쮐笾朙铦뚵뒼䊽潀娄㨲呦䟾潭遚뱻웲轏趙쀢㠡믐簏屽쵋鬘縴갘蟊빿켬㱽텗觰䟻彁콝耜狦䎁譲澪蚐쌮쪳롯㺞䝭찛朞䆐폳䳣脠淾퀆곁䨚麺㹑㳎塢鮅䯈嗢䗒溃눼䖃럢䔎똭쒭댘䘕슨䪣䧈礟鼅뉉嶗魂숳䐪뤆劋謮좉僛巄鯻飾颖묔懪㓦졃줟䵱䬄速믖헸㝯혍駽㧎畼볲鮰爸蒇멂滵顩䧩퉏틛磣탟豥穉뺰홉䯷碐쐱냼希蓽螎鑳癨츎鲵瞚寂諔廖嵋苞中벽볾쐵훵螋켷탠泼芘䀦梖帖뭀爒帊蓟겮䩂닧繘䷾啙猍㲊컿꺔꼠괰㹥䉵꼥퐼키돋嬷祷紓㧯㿽䫜癭걝썌今냻粎렖蘾朔诏뮾촲툤濻鈕뙐홯䎾䣋꽘簈案七뗪遵뮤雎隣뢃㦏쌲뒠榁봗연䙉玝䱍뒭塩訬䐂䒾砭黺檐궗䷉㕥彻뮧邳簖邖릴眎쯨鹓芦栭棳汙㡸唊飜㥷쓷蘻摢泆绕戓济䡼뫀쬇䯹饔慅夔嵶䥟鶺又홎淯䏟㳶쀀偹䄋漣즭쭃県줋䔨뻒鎏嗷悢䟣츁顑댠皷鰅뉾㜖蠕䒽垳귂퍥㼕䆧姰껨흙탸婍㱘旍鱰疊鮭枢㖲뛞쭰笆咭䱩姰㺟焕唓망稅꿓멀榺朷쥀㠛䶒䀻刨믜尽뭊䮬춳頉䫡뤍륻繱悠辋灣웫폸魘測隫鮬優輈쟗嬈畒㱐싮胠롒髬쬿駪聆樛줡쁉쟒㕞꾐砚㞚냥萣伽핼㠢뢅읎獇㕚䎊꿠凓初鞴칾䢒렲堌빣燄沣퓋硷揉赑端嬐邖㵂焼먼洤㼮挃嬑絇䳀战咻鵪嬳貦狪漙婋뀇퀨申鼤략續鍙꼿䯇䌊슈촨딦裇㛰翮懗蝒嫼춶挕뷻繸㿔娥뺂뽤䮮鴿佣鑧擖嗖潸껦꾿革퐉蟃㳸绐뙱춆劮㶐㐝짐漧聅檚晍㻐鴝茧쪕獚岞틔筝䍔䃊帆줄婶濵臿䝯釀쏼翓蠴銌饠峯軮퓆挟焼픹㥃馗鏚燒붹吖歒틖壸䐲鼂掾諱덖銶髱蔭볦椔뜭眡삯頂鹆괈搻偫왱髃豨翘愃閯餻鱐斐楧쥱䄜鷚瓵䖚꿿猖腔輵흅볓瞢넳爊逷飩䭷罉㙊㐂俙樏䬲䜲就㯾趑剈䏤큨훀䢰辿麍쮭懂췽眓螄隨꿒뮱椙햛㻺샸쾛䶄䚍숶떊㺺퐩橨쬜孖챤扒觏诼쿻型쨻隢봶䊢턿糩䘀恅䒌칔鄬썪黊쨺灕錝㾡샥왱塄鯩虡뼟頵檧㦡纁鎻頃蔎伋즱湣稵蝂噼鐶蠽猥낰㵝瑥詜譡奾噣媕崻벗佪惏找圛눩囋魇퍦酌玫漾鬻融궶埖貜듩恇鍇尀囻㹘枆叮菻婛낅牔䐏浻㫘걆꽶㘧䂶裖겑㬫驋篈䆣钱䇮䘈㖡鎏丨蝓装꺝녮宻昂偉䞣䃝繁嫅足巨쌍铉㲍禭㲶쉣툙䅶氉릃퀀㓶퓮元優覐琎璚晙虽쬝聢哖鲹縏瑧蟋他츜头뜀匚拸뷬덆汙絏꾑읏鮛훸溸㛝㺼댕퐽仁欄쬆䔂돯荜敐捎던녪㷝蕥뜢턕陚撛頜䛶毸뉕鑡镤鰕쵅艱蕉埃䒠柚掇䷪砓罉䆘饎薌堍惣党烐첉죓系呢抻冘㣸心癈躸圷絍鱱蟆믛씧떉乫儹鰄宾楥꽑浙傎㩜幄쟹사쵴䶭詷암鑑㝑쨃㪦㤇耱䞔㩲险鸀䭕哤轏奎帆펕秿劸숣䥍쿯㔅醧恛룉遖搏뺜돈慑䈼虏赫쮋讠몑泀煾川縝铑弌깡쿇歯兄赈偁綘憡蚶显鴃큗䍲卦徙皐湈稬適拍鋓뇔辭佼姡정셕鰝阸鳔蹐揨㢚홥닆蓕鎏檏亟杳婞嘿췺쾁㽥兽쑧弌鄢壷릀朒抔旺㕩끵猣퐀츐蜔뺠퉵滮싑埍퀜볢諈䴃橎쨮눁锝鋾㱤嘚䂐읶벤뵸荁懺㱊絷噪팪鷃莵螤堟彖똧탢컣庛斟於後廡菂㳪䉿喢但혇鸑촦䚲竬麔뺹沑꼱鈝㑮烘鈮鬨魑乞瞮㬁磆氘짘侃魱髻둫똯编澽噍츫짜棱懕緳룸芛淊抺팖賬砪㜪겄瀱얃䋒꿯뫵獗闉쫻틖씔㮦拨殂晴鐠鑫曝䯅咷稧좙荈馿饗辏멌푚횸쮿摧舓먗끊承镾炒俄㭖흍蹪䤅䪭嶽嗞䈌뼱兤峗듧袂䒊骤쒯朼쎭廓㴹輸菡춁췣扳땾佼䟅䑥㔿球롗愚鶄秗茎盨捌啄䇗麴䗱宇먇픳概堃昱畀鮸鿸墵憔辤祂眦쉮藩㡷㓲難렺䉷覍莋氫촶佲奚詨㵷鞏릐靏䰹䧙챢㩅㛎탣흓呯䱂猪姅씧毴젛랤㴗멩卸䯢韾龢鋥䪠쇷왴뵾袛䠜鱿㣁袜㽶밉쁝깒顨䖂灅凒퉙浿핮싳퍪䳱狫푚뵝뀙鰸莙告쬫㣗鞄䗙腕색橫칢쏚䏎댹곳벒螱먚鐆겛콝圮책熏䕢鶼䮺謻憤荆혏첰쯀喚啮繰玴觅뿯㭈꼂숸梍曬姲㷊衕픆틏䚹闠뵢鄱䂕壩쥊䞻둑倜텲룜堗碩좼䈯樦筤㳹鍣濹㼸㴇㞵镟췏尜棄犮傀歅景自妲큞忖鄗淌잒㣏韹葅苖㻡찞崔醍썺艽査樕젦핒졞苪䊺焢颬懸湷핖궗蹩벖㰏㢻馴琖폁隄鑡㔭등嶎툒굅홬꾘赩攏媛礊灦规亢鑊䗏퉶匢淗뀆긕袻珓秝삙转뮝껢㞖漧橮숍퓸뉇伒觝㶋뵲䧂잢嵹숃굙嘇趔䁽䨗梬楞姈䴵쁳傏佌厝헞箽钋蝒䋀芏廉㥎꾛簽芈㥴眫풹耎劃娊죤予嫾蟽厒牷쓬컗餽쏶糝㓌筦㞁䅢㲎밂長菉㝹炏鹇襩孫恔㷁诧흺坳草鲛扡斨渀䤖탴䟜윩昢냥䊇㽉齬繿棈䬯䄊䓱夕䮹驀엚䓽硚펇萭遠笉旈䔀鯱왲긪㻙퓢膸幧鹘针댗抇뮌択싒㨟㸏祢峀蔲젌钶䃅펿욘쬌곞䶣欰砲猍賀흁臚菧䝿壏뛩馺扚㝆緐㸘䓅蒵龖玸㣉鑜摟놽휢合椐筇䎷幋塍쨇셨嵱뮎헟믣叟矢精굩馹벐䇖볹麑삛㰾꾿冑㢜祷뗨햟嘥釂䉂餛爴垭㼟薁鋮귶铹욣왙弳잖詛扂顝㢳뜹퀚㑜悓輣䶙屑聘臰褗잕끀쫚譯뚋诡㓹疱䪱䅒혡侍聬恺䴹櫑珌㹚拤솄럑答輨딫晗瑹楰糆豽萋䅨䭡뉏㭰礂姧謕煝竝긚強눼坓㬶㛹豜덽皅祬餗鹮験놾枤뉂穬㵼䂐륕㥢橳쁣왎㒽䡅誮힢歉녧蓍썅緧鮔㵛놃쉋햢쁞犐芪皆봓椺䷊䀫蒥澉쳟댕哻踩缇涘嬟纔퐤㖑缳耪䟢느栬륟蔞䥥춷壔轔芕爬䁦뀉摡쥝㩾豿喖䠎퀩헣䝾諠鞈嵟姟閏깗梱䐘侧㑟莺仛诰覼썩屫制涩쇨뵰㴓애崤놝軉䜀䨑낑뮵뎫誛쿿츫厬춎䑴庅霸阨롋襬䋴坜뀍湝䱒鏫矅瑾乮鲔홺捀垡鑊떇玴䦰쫵謢㱂걦딏䧋佻䳶䁌듬炷廉횩튊艾㨺湚绣췩㖼뗄癟㭄駢鱜䯰鸐龮纭鲝퉭簋읠琪쵛閯愫矼㱁鎯웰辇缝瞾먗䭂氽憠颩耵迚嘘孻焍咛三鑌堇錗穞會閈㩻其儉랧瘹牉蒦댴张샥쯑컖맍璳康梯载惕요瘒咞㧣䭮벌怫욏梗荑텊솋畋闬퐴냌䄦뿣顏쩓쇢텓努卺螥앆䩥뾗쀇䬜哗㸛䗁頯쑦쥖昮鿇틃㔳需㓊芒缕伶蓂퀋䃕蔍덒圯눶坼誏㺮跫脾䭇㴁齏㟛꼻㷲齁憏件야屫敨댢炔㕾阒设쫠讐츾攮鍘톅箦噶饋䤂嫣錧뛡鴻蕄풳蒿㟲촳䚒犷梙㲶綀薄䯹铨㩲乢藼烇壣嚹녯昰빛滴되羨觚莩쭴餡茛風㴰킝泹잝賒䡸纡厰訪綆棻끼둨쭇㳭夕좖櫅숫鑒鮸맴럜봛㶸䈞앍茁餮棅嵢枰㦎雠熂蜹렘윶쉒䛃䕭婺牁㨹㹀윊惧東羺톖걜搡㬂퐭㶸眮療냥骙㱎聘圸㤼贋緦촧뭜蚉题䱍䤧弮䁴轝乹䶒浶전氢㲚뮢允䙕䨿膲瀯苣啥콽唩彾㡵횘멫툇俗肞䒟밣朳饙감앶栻뭥恄籭䮦脋죲唽䦰㵐㣵鄳满뷷땭䀢靋伄쮥绀癟㻤篟帰㲣㾑讜쁯퐉㤵䙋푍复丼䇐艑噝蟦㽄뛪鋳块듚豀젧㪒촮婓蔊釛䃘脉㜖耯麋閶㪥誨粕縓蝞薦쫭湖퀪膧冃瓿峎譻昁砗䖶唰쵓粝뢛鯈㗐蠦釔뜶쵪볗黚臎쳧齍嚺蠑暣멎姫㶌뗇墴럓씵擹뱱뺻㺋噭䮨덉䂸艠潚湾䒫몤鬨㯔椃菒热彈罻駭깦肕㱋䬁髮챸㫝靗镰惝䡆㴣㫬픑躻긋鄨号㫪襴蠡埻惆觠땸휶踹灹囂㸷몂橫씆䤾況튈酧込办癮恰邠捈䦃潩褓掌땟뽍蜑뿱飂봏娨픁앍따奘躸䙜朊걞偲顄讥驔렦瘃渁켎䂻趓않堂帲㛼鳽莺꿈祗迸艴굤踐顦迏葿䜪즱햅即퇪쨉쓿瀳娞듦댧矶饤䚖뼊홠苘畖㡣㙡馕襱놨㡦畯䓏뀾韰뺕뫶雧댈濟张텆稧맄铇枤䪯톥엡轹庋䁘摼㐪琷핽쀺傕퉆崈㻖달狔械渹륩肋賶弈跞죎蠒폶屑킇兾㢛歧焒绕腾蘯芑觛㘛堜㑀后稈륿鯮㯻뷍曶쳳㠦䘼뱓琭噲钓櫚謈뚼묊뤌캶驚踭䆘꾝炠榯饞끿懺헟䈏斸졗韈䟩詞뷋嗪贺橭쏂纽钃鍭郋휦툈䲉큤㖟銤㵩㙘炀鏏퉋㚪읇蘪刍暃痰㖬衅줦闟鴼㵞攢游垑谝撨征婼䯅蕑뾊劥眳꼻耍㞭聏嗈㲵가쁂즷븺藖浘肖㞖뼺鳮饬縞䂶䊳磟취珸㶿澲鐥哐鬖劜設醷䇹垯訟왬튿쭍空뻯昔掿츫䑷罎莝䵿靱廸諔晌亏绖慿퓱㔾碍씊䲡쟞殗衁쇴咀돓爫湋쏚㓨漟镏㖴萭꼞鿂㜴쿌巏胍懃戰덼镞뀦끘羠讁䟁䢧쫹紥绮仉䓋캧㗩晗孿揤畯櫅뉨萷䪼爨匢䧖밠铠븮쑨㚗쬫듋瑎훣걩㨐퀕꿂뫯쵳郢䇝剐붞䍺掴傕䬾緡貹쐢뵴螄誑翯訞棇헇㳛싪㰯瀳㓗吕㫐兹羳肎꽀䎸鐜㞚鬅列䏯쒎囐봪畴먥骶긡広闄鱂姵롰믷䓻恧짜퀸隿菀拸洺䌮䩘쒲崓迲涟䖥즶即黱䑼햎좩봢칖蜭蕛肤풧躳嘡㾤몂趷踒捥곮崎놉孿葕㠀㿹煪歭鶔孂镃柃敵搘家㗍赯蕐㭔宝轖䃁陥䔀銊襛榍폀邌㐂烯엝謨哽聞혌䓵꾶稰剒鳞镛趤筍辻戗㶑恁跺횢쾁㪹넠迁倒봠銲跥铗抯첒슎脑㚚狘큊䜭벭콩먔璂戍춀鱢쾹겪淋넉叢妖睙䣓皠闼䶮嬣䏺퐤菣謽箙䠤䶡섏㣏槩蚷囄閛뽒갉妯浔竕矰樃糜뾏㓳温尐높띯讫쟔뱒炲鬒潲㜈㰜줵㝡颋閰錟賬覠缗䡸舘紶仏挤쓢鑂纨䁸鋎幂뚛穘햞嫤늼刨近潊뜷콜㡛䅱氿放猪冇紶鹆䢡鿟畫䵙臫䉑숵鵯穫냙䗢킻糆혣콙컱挱夃쬐柉卛쏀㟻沕베춶걝퍉效楇㜝컜䞌祇㣌䭣婋搝骓䫶㳓湃㜸评曡답徢臢鮓鳫遊㽙펯琉殄쉓䃿䌱哉袗쳖片㳄뜰戇姮퉰쐛뷷邚䃭놘砬藑嗞葂풠蒝渿铇斻뫝꼘뺗뻨蕼뽌廞舄目꺁焟멫腖퓔蝁鹀籲绷鲦컛䆻锷紆몐茫쯔넦肼杌貜븕嚵㯢댽쓟閤郧峥詼劬裭氟崹㐕喥噩愶㫸狗鲒馧㳫穋錮擶㪻姧䳬彈吁졔툞茧䖬挟럗层諃軫䢵뵐䥔껃亪읙螿骭㡯뿜펨㬈罵㵐抠즵垪葩킜斟䤽碂㓎布䁃蛻廰脃聲繭貪毈郁谸㞼뉁봿㐦插罅䀊瞹鱍矐涓憴賴핤汔抭댊돡틳㮸굓헚퀦桍萩㟊烀皾薁捇駁堛뎺괩瓒渒㚤玣邜롚鰔压龗鞦喿巿櫔뛀䚖鹥嘃湐밣蔜政䦑潔焕맋뗘躽㓫纞䙢屬焢熽鬘蕕糇说딞䉹讝䫼햑쭢妪腤聍뢟礌瓛뤥觊뾞蛘멍峖瓒䡬탔竮쒃岕掦맦粹퐑酭춑膩菣撥떜쎦㰏옲蓞尜짓熐䫚춹犻麻潻咤샷쇐횜쫍鞖舟쪫퐢쥠攞甕缌킈뮫滇콰竓扒贎乏䄹몃琼䋝綈猓霴鷊葹윛驁螝隼庳锖酥逬죞碖揘각씚鑣댜吒㹥跪횲町旿석軑趼둲썀똷졮䀒긎闷쐲럾닓鷩鰾䃔椥䮪圀挄뤿铞鹪蜜瑻뺸텀邃笯폜䩹鷝误梱贳益箟얁橔㶧럷刘㺘츣궃쑵繙䊾囂㣻梢煘頖姺똳筣倇㨼飫뫈墒쒳쇻퓈㫕驐쒷墘磌崥傩薂鉼癱鲆扈蜨껠㨃䡙悿酷㞰䧔䣖㙛씢꺍哓駐瀊좿㚰嚃묡㸩疾犅䜪걘畱滋狥홧兟릏纀㺣猒㝟蟺佅㤾小攛葧験콒궮앉掫溊杽划騉籍뺯梡杢㯷潬騞쟲䏇䒆趢㪡䰫㮏杢䡠䴕拟㠯뤈썛䋫加轏㑢厶弸颉뤯鳰䱏旿粦濶藝蝀揹劐쀝䂑쩕㠚㪸壟뢀閅恴勑㫠俠偡쩆㟉錨㝐䥹辪畤촒嫭谺헉㐿낐뺣梶悳䴩似긠㑆䪢괼逐㮊웕䳉괾飸뷪曱喤㩤六吹玖큰飆춭筣殖핺甑衣닪迣翋锭抅窫湩슽븩凴乺㶽媽㺉轕㣐嚿荲薷栆㛤䣑盁县晟윝꽤減鬻㰚憩땐몌裎섢逾䥅駧䍾漳㺂肂㷵繵銤鋁둬孩䉽쎁蔧眠뵀㞌梊床㧤㺫텉滯琭럧쀔塂䈹줈봰굯듰蜨屣獗숛䉽딀銅资獔셕浴웊岥犃挻헞䢃哴鲄䐼揀㯴䪟털뜫降덻㙿浡㙕諺㽋諈嚝檉㭅와醺䞓䲨緿읕䍮삮詴傘䜰㪂飽㒖䍭㣟篷掰䞠鏆昼蕛鈌핢螧违퐠덎効雗眿拊럙熕䮪烤焽桦碩죯帜쌦췗㶣踤眿洽嘧渢旼吡틋듹쾎撔䢫쮱늁羂菓偱䓍놄阬柕䳮㛏咸뵂汇쓐幷廬㚋썿盞岅魲氏㶨衫䶤囈쟚鱺潽䇼餀玴薁噉翟㐂뼯㪯亯煫崇婙칊渿䀺퐄獊纶㷯뺐囼欗鄲斳름쌛컅讵醶횷뺐㮑杴낒땙䑇広爛袤㩄柾쭺鶡톛웋在굂럔窳䫔刾묮沚쉀담슉붳澝糔瓘䩢寝䫑軕뫸殺嵥原蘽樋彄裋뫐㘣㿜慍垾翲琰壿䴀㽛뱈剀鳪쪘䪑础蚎䀏滁翄몉怕쵶갺䊢熞梽쒆궅궿냌䫻目脉필칎㼳좣촑䃐妥蜖栗诐椌闳㖲굑탅緉梤現섧䌕檘簾桂㱽뙨僼뱦씹㠰歨挪㟦멕䏶喌洞㹟紖꾾땂糫㴈弑쎢숛㬽뜳䫎訲駠밐噊濉祚魎뽸䵇櫻꽿楊甆葜뮫瞏鎚嵄雐껰眣벁㣄䋢脨峬薽텶㖮鈦鿸虺騋㲟짝㭤垠騔雔칁赁뾡㸆銑䪋趗顣垿柢춣湹毑궎퇋㘫需胹汥湥嘸蟺鯔抢俧弃䄋뚐贙㣗䗢㘠䵶겵샩츚妔鴌춎鮼欳듈버傒쀔龡玺딑섖诂렪휈㟍待홗캆㛈땞搱폆媙䤑轕㐴곔媡㵢撅䫡䁨榾孳븞뵕襃鮨뚷霣佗扦蝊䥖늠눕㠗렟桺횅肪畩턣쾕麁趂字杢訁茩桇嵅좔闩荓嬽莣껂赂寽둿荰溚澂㻄瞫옖哠촸㪚暧㸤酢潓絗뒳肍臬揔锶屄覔눍洞螃弚飶䴇㩮溈貁謬䆋翶楸怒孋啀䑫뱉粯㗍엲㹉浇떫눐䣨䉔䯩㨓舢婔얁捊蒥䓯繼㲗钥櫃堽솎쇈찐췋䓡잁㪹뀖徧딲岊宐깅鹄㡩뇤彑衬슅닺鱉塠챲볗닃쑒灂뉼멘环緥泃炊㙱遀룃䇀鏚橒㗢㕔㼏䫞糛榼渾럤蹨瑐扚腑뵗총㕈촴暇嫉갫藖勌훪㛔怵봸梣籲씄騾格馁욿뀧靲쌌녟롷缮垝疇自㩀䆹놑鲞샘㤗䅊㪰騂嗕豳뻷굷疝啊蓾鳬䉱鲯䵄蝲篛샋悻苔䒀띾쐋轆捖괿輟㨻鍊끐쬻힎励딇셆혭驚掠쾇颹鱃毁꿘쟐㒆붹뙙迫䄝䡭洷锧륶醨늰梥凫㹾閠뎮탉霜蓬텇韪懙澃鏉뀥뻜郼凬镆铨쒳쎼垌箷쿴䤴표蒰㿋루㫀俾닠땴録袬컌畡譵㑒幎봗믡렰쨅꼈챻懍祂䄳끄挻䠸钝瞒烜츚샹蹽碾㽞竛经걀譪堙䰴㷁杖뎵뗏殖桔뼯훳㟃䈐梛돚鏌枩㴲岽戀첱萋䧄鼉榮钕鮦陣貮捈桸笧㬼赺젣蝃춣땨옢땎濫륓瑺켶礪슰䰯䳱䟂抓欚膇㭎浗췑㕛면쵬㥑䖙鯾궣偗퀮鎰苌袀玠㱊삘馿没治䂍괢苉澈氰饫뭺肹㛧䣧颇퍉嗔녩룴쉑㘀洝温娙㯶跡蠺郶唓钢髢鉴뵬뙑圓㪡陗활㤦漮㐞鑧嶲㝒姱똳喲芔踭秎藖䠘㵱횋铠쵇䐣攴綥嶃䀬鬒乂豤瞂㡕㮇쌂枆椖銵檱듦솒桒軄橎墨襻烹䝐你랊磼韞덐忷焛栊隷穜莤큸㼢䦦䇷헖驊忭䞆춠푅뫆딠亲䙹籣礁䴫鐑昞㕈䔅㒏钶㯈癤婹螾俜䅊쟠똿㲪䞛湝怄맮肴벵췡仩镎팲눜꿄妮聐릝홾胦拷裲쇘䧓뙟体鵬倷㓜䈏㡽噃쾱児兮葟밑辩闂䋵蒉阽坼墖䲵崅帲춍巇뱓쁳秿퀋聊遳擳빫㷿撞栫丳書揟㲈퇋胉締廳挠䟸栒橾咎少걝븊屑噍퀃성詄咿뚱튍픖슕깩뻲笂賏蕦㐻墙껔뚥苹髾몆钿竰罤㜌韭綆켝낮풧츔溴鄡詈霑甉喹묦瞛닝갴㩰鹃練쏲娯侯崻釀髿卌룵궮篧嵙릋䲏泌쌥鯔練鱖湍䯉镩脎六팇瞙툷䷸궁쵌䅟㘷뼗벑뷃튌岊캘콥叫잛㱙䷐횼덳틉㘀㸦胠䣍㓝䷹똠噏䖕뿣嚹䯊뀷뛕黌嚖㓢㰍戱폲湯骕馼塴뉘윫퓑㽒柗쁄봁곙懿熼톋鹷襐㑷韨㛒칝㘇틉팑贝좝嶰䷳挌땇撠胣锼鄅䝨顏砍쓩콼㑶卓떥鬰䂭뢦煠霍浚贌溒曵爄蚏缮졪촹좧갩틆㿒䔑斎檽댍忞攂핋㗹亽캃돔槐吱촍滢왂皜落䯿㑘応滯鄨渁㨩어푡젉決늳睷橚䰹埼䮢얌䣚랱䰻슋煶塽娗㽎㦮繳쎬狞쟛徰㥯웚괇闉趼㶗常苢偁駭碫諛羗焾籢嘍㣪첏춲㾼㲰걕㲙䵼캹믅슫姂穡쫶铏걿즄湬䭈䳐渫闸茀爥瞾悰齵吱궻沃벺앝槚롃矞饥蔅䛻컒謺䌀伿車騮힞쥛咑宓튣潦怊仭鹴眑皫尩烐邑読丑䣍擸䫏靭엕텖㙑緻炘쫃厑漣倨瞐㼖랫휙晧蓫耞酛셜럗크玾羳㖮끲攚㾒곻䩀搃糓馻篨䡵诽四펄潽뛃䔟빻낂쯉嬁誱㝸蹺뿭屔煍欵樥㺺䈀褭厉걽鱅雮걯蠼矈藷櫎붪쌠㝠탄핒嚞㾡쏅컷䀘䞲䳒솊롂粦쇝町䒗㟭큱䣇邾뫶턙픞捿祍賱㢷㘗蘥萄䞍甏䙋慆蝡仢蚫齠圼敦瞭溙䘥碽䯒돭怞薬鋃妷䀐跎헸콾폲秿笂휥荠紗焚攤췈뎤勭嵾㞓䈯閚䮾魴뮔灤冩씒뉄젅얹䎫䎇鶁就珺蝤曼䋺憅㙫俄㩁窰镬旊旤튠跨穵㢃䘆捎혌獭鿠珽휁餪讥셣첰쵽뛔䟐垮롩䭮爪㯦塓烧䵈官䤪쮀揪掏灦뫟礗燎諝㸇籿顃规蘬䄏郆㐀㑠镜䛼蛶鱻篾邤愒뤃事漩㰍褵婇嚈캊杕㻬㐀)",
R"(뀈銇䜷뜇浣쉼疷圌䰔蓜虸댙恃閉쬨燑燡蜎茓혶伐쳓㐔祷畹앟豚뚒塩㼤핃釐䱩㝾犼䇀痗铲痽㣊㓤觸薝멦磎㢰뤎妇舝匸튤鮓桔諃㲺뢀鑤竛螭尛惈恇憛쒄樋밡난蠸곁詄캴욾筦䩔쎨㦨춵瀾멠葳큘騡茇塩禗魄惵辣膀芌绯麔룣紞캞䔚藙청뵷䮄侣囇힣팶쇐杠细쟝腿芿䳆鋡쀅䑄흗剕된뵼劻翍욻쇎秘淊헔酽픕퀚賈聹姽㤂騽딗䎙㿦离쭊頫狾摣毘믺砒㟮噖紱뷥㥗訯口튟즞飦鯬溾味룅뚖歴彞綒硃탛㼬輁尯鷅䊕屻鉝픷䬂홤欪䲅䍼喤퓚阐푾旫媍삑扥짽羆飺엽㽠禣皈賝㖍툋齑潿읋䗖劃㓧扷霖鰈䷒桷졓媒鵲큑쳚志綾㤢䊱鰰둇䣸닭凔䦝䊟뚿䠹屻씴哟夗삢罦褊恄麶䉗㵶禚鯖㻒쨲돤㗁䪯쎄趩熝쫿餘灍혼萝嫚鱕䌸䗶鮍템㻦炑蹛뇖倬聣軸矵㠓梿攕粙籊홃騧볁骯활潗됙預勥틉䐢頋㰕仠嬴䧰趨팔赩뛬爾掿鱓싦臎眑劊갮敆噎傣翐巶櫿䲔煳龃絆趱莰魮䈑鯏絟縋柋錙뿭䝊炆㗸洠甊劊籔뺛饯眂㼏뜒瓽緇餔助茒쪸㤌렽뗐컠桾선农矅髷于蜑薾爅鰂攣탼쑅丢䅮뗨냞仔垌䊹込紕㦜性懷胍判瞏鸜蓁퍈珅閷耮㦽縘訟놆䨍㬜癪렬瓾뺇따馣䇻起짔罀뻂坞杂夫馊궔뾼贬䲎䴒鼟緣嬱눝㩷䔑꼤柴뜉펧悊쌼竞缬䊂躍脛눕騉켭㤫灰甖㞂哬扥䙇즸칰遾裈縵攙铳靲㿭曀巳惶䦔킓乨듍釋䘞鼤줬궞좕椲쳨衈긺㔓恽暰純定㾋痷퍆㬍洬仟붃娨璥뉿찪諁饏壴뮙䴪㸎詢盦瓫廙㲫劸碉붇䭢媡豐蠑퐝쮑钎캈㸲迒곜痴쨮덝節땂䗴撈鶈귟겢敥뿽㣹讞쉖걶흱묡哖팩蠮쨛譊蒮왷蚷뉶帍畡竿눌閼藌꿬擝겵崯玁곬樝䳿葸흊䝮뙷햰穁喙獙㐒巟雚刲圌뚭쑫쓝逹砅씜瀮뒴鵪凟侉虲쫒핼㥯隨녹憲팪苔멹댈挔뮭츲琩뤐갹吂쑬횦袝굫縅홖믄珮虃킑眤䈟䱦盶켔掛蠐㻂厁鼌栧쌪勩媀郒䈿倐흤棃粪鉼瀼䅬䢇꼿歞몶娫鑹퀺왪뙌캕㬦렠䳆햝뭂浕鏦막噷濤䞨쭈궩벒㣡䆟鱶愜데擿犑놢靚㱤縈櫭菐댟剜집㸊哲䙠䉷桅옙퐃䂴蚅夔㨯鉁븩휿릖翷䲫极炳㐡㤝拕蔂둩蝕깟䂫삁絛貮趛酹邗融悓厙䧊눎箸맿嚖㗳噒흷遽莊홢絜綠鶩蘞빣嫦嶰㶚跎佒펪㩖똚啍챌筧鎺䔩췚公鿍럚檖嗆砊뜪됸梽쁩躔饲슗秐犙史鞂霌믔歳縈봓쀁惫鳜諺됍蔂컒唈巹䂺눨䶥䖫㲓뙹욺装럡뻗龆긎啨陒랜鼖똽䝑솪炂뼋笸윷䆁淯랪킈쏫孽䀱텂갶㖷殏룶휯实㩲浇䪡낻癀敯㧊㶪䗅暬鼾䎠䢃紭㳻腝溆쵪뛘弫뾀생鎎闠呙臎뾐벗䶧崲뻌绦鸘莼莥도惴製㲷瓜輜䛺㽝㲉懖붧汏턧迈枷䝉쇕擔뚄晚츹笢죨亮좜钨頺鮭钮뭘㯶鄓団䖮访꼰괳투밯驎쾇绗㦿鴡噻椵룼昄鎯솹喊䣫넙킨䎏丆잍쐐먊霓㼜䏋嗯渲睥鞠倬똻邦更㖏噡鳯噸煽伛逽뙸毟뛳謥䳷扠骖뚐罖뷰둪纥䔤羬隿纃喸軤搅鍘冇캵鍣㨩喌埗腻橖䮜䪴뷈鱄뤗䚲韰붽鮆둒袰쮸崖茒캰圥쇺麃領鎦臋䍿鱓㦲鸬먢졈쮫몤魩꼌藭챼恘앟롯铧䍝붏䪉獯鮺䱓툡괠睑䨅틩섻녃謉塙㣊冑維藪뺛䊩榮䠵蚻네鵄추먬뛫툚䩝婺䕐옑螖㔤銵贐괎캬鮌橅㾴徻싐鉄韞쵇䠵꼈쇶컍름鍶耦졿笄驩㥂좸郙呧烁紞籝丹羉垛甘咏뚨㴢頓옔舀希罧蚲開乃焰迆흕년뷠쎓鄇킳礹㯊迩䜨䎜瘂擛꽏庋肄橔䪄叚꿹汗장洶윓揻惈眜鬏䊧祹釦熥饜菷馪觚툶養鬽䏸룂뤅谅땒餶猶簆毰祋탭䉙䓳橵셚宱篣終㵪诗僺啉扥획㗝䰧톎랕춁횫冐㩤燇䶿籽卖艃琜䥜쒯碷啽㫔뀪鷎鱀婼폦䔨㐹释럐굫쵐榥굈妨渍走㰨옺밂啣晅襘騌弲㗓悍謞汑퐾퉒眅勫迷䟀飻蝳皮爑䤛慸榪臌밥넳踺靾턍霕鴓멮込碙穑륆픟癎粡螇瘪㮄쁘㿳皛衄㐨쾢艂붽宦듧괪檠峄㩒巩閎慰鋧뿎걨㝆蝳졚伙魪矬䯚歑㕟䋃竻쿦긠敮洧뿢脧춷黁킷㢝쯿늼壦箭嘩䑹壷䚄鞺㛼缊랝㐅陧损갆춅䈭춆颒詪呡䊏튪㟤糾畘兕惰믃盚휦꾤䲎셙멍韟쓒鞢셣뻄쵦㗑類䃱㐃도姥䲣䇞銄졡登읳넎䠜娐夭媙逿裛槃앶죓抝窧䠜좢饧冐佳䳡铔驙甛魚늓췼춬딂㿐짓辴蚫腂䊙誁䊤꺰榼㯾鵏哪您窖荴笌扈㖥匒景틮夭揳웉䬲븑樷긐츢瑊眭刟倅묅鏡궘捿跮拿룚愘㹐㞒覝嗶종䟥雷圔뀣荅鑩黥儩좇鷰흜㣸玶库藏讝㖇퐾䈁郤퉼鄩톈癧몞娭뷃뫭즪䗺垙풼뾁괈邔친䂏믊麄菞꽱紜近깪赺孜颮崛젥䗸섋弌悾鋰픁뫙술콋姟鵤붊녁쁕鄈뢊콞쁯뜞譏伱蒤筀拲傘獋픒풏붕湧㓙飽鯒굃錎㗝튝䁸鯦浯칚폝檺틬䜫躕퓎뤐䷰놲鼄쫷䍰랉뉦瘖窞骦瀨귐㲡莄맲萣籮骱駬빂냗쪗괪嗱靺컩踊䣯齌惤船䐼䕂䷤譁쳒脒讉旜왈냷컩誧읳煖텞폩熃쑄殾觱郺똊쇂얊勲涍흊빈㢄矔珓웠紋忊댪鑠僵䞤㸆䣴쳻퇂㲾궄긍㰷뜹冀훐黯陁䟬鰅쐛먼䒺围㧅匴䂻䙖胬몲环放膧잊쇐汃灒뫱뎿莉序餻㱠걌图㥣㢅㪬胐坤㨨䥜粉䈆磜妾䟦딲뿗嵅甬瘶眤鶇笔炫㬛誓봮篡㥆扬晴怎엉臮阱肝딄鋿㪆鶅쑏湉㨑票낅㚴嘣뉅䈼㽆艵뜍츕꼨䒶诤建䭪着燰畄郔猣暯榒骽㹡욤鯤靟櫣䡝袵藖哘哜㠲삝黮밄큧鎨榵䐁蓏㙍咣磿웟개둊뗆罬䇲웍젵褍䛰鿫骢毟䃍坃沥㚻쟒岲鄛代樗꿀罤힎샡틊웍犉䷰䐻㳟塥鄀慻뮁뵊簀庰쿺㾥楬䏭錳㯶缲縟彃됗鳤썠鱥퐥咤섔蠊끨章髅㘱뼇悺렩籂梂醓烏윝辮買㲥뵢翨脺쮦揌鲡䉻돀뇦쯩휩哏䚂㡕賏쵫잛츙屴㭉缹賉烙뜹䩅坚氀빦㗪㿣淟뱍鲹懇䖣纼曫㸣牓얧罄놨鏮樨쏬쑌饻鴅툖姅넻镤甞흪蒆㶖腫䢅躞鰩䠐䣃縡奺阡啥瑅㟐㮥殂獒捲勩讇燂狽窛囆쓧斧雭岕읒쟈寽㰖夲颦쪠㚍洘㵸㧔鄼㱥曉僛箎훷䲗䄰喜㚷돃虥푧署喺鯸馐옭軃騞䘆딠颵誓뫏烽닺될縘됂䍭옋㚹訙뻗躳멍䧸尀敒㥴鿯쑚维䰇鄕뢕퓚暑氨脆컌肔䘯界殩訫踄뎫빒븱였徾躖냝骫篗哺脁攕汙瘰䶶催蟑魿琟䧪髯꿉麚邆皹炀혭騤톹燻쿭䚜朋雧䇴偣퍯音莇屰祉윿뉵㭰쯮観清磎唀熲떬䜐鳰儆듿몝姦碩㘀띬俱蝔몭䬔渡㪏븀碖㫤澮擐㙟쳟溅뇿쥐批牫믵焔뜀闘㑓捚嫹劎訇擮眈罿鱄殭窤㷮踷醨䶴튮臔寀㓕㝸㿂쎐鳞楳챮㹜珀㿷偣뜨憷儑팤兛쁃瞭代嗔䎈쇭뇐潾皌뮞简뤭栁䂫壗孏삃揎뗽엃迷䅯쁆숢픀맒欷苴킂롈찪邱甮蓜㽫쨥㪔쒱쮖뿻詬賘颌雧댬貅䮥뭆横獟㒰䂘蝪凕颾뇲䖸逢럄鏜酒孇涍接䇞뷑稰瞐쎋矈濧땍뼌珝㒌桚뚑燨蟫蛘枊題剸扳砢淠凫䐽谫뢮蒹㤑껭䇺荁쫛倆䎪䇃莩魵츏蠆䷒蟐軺멾寱꽋嗽線긛刀쬆鞑㾾瘒蠥锋룝谫㗀䣑煨楝醌쮯旨봮屾崩拽搽깫䣀㟷욊燶䧾詻컂뮻덷镱䪐좞謜켮廸깭项笄鱒䦖夳뼘糐崞꺋쓳躭빉酯䂓䲇詴祆稂谇廩뺜飌걻馸䡥胦낱憸骐酏忧暿凥漑䭞菗阺썾鼼鲃틻흋뼗洲쒋뚖싼輮衰治宨媛켘㤲풊圡䋢罻띔魻粺栀峃樊諽鏔㳮輇샘뜙皳鰮룵閟醂齙㩨壽熇췻闺퍵怞뱉䈀鿞鎆矈쐒롱샎瞆忻鷘檹聼䆤퐃鏻腕찅䘚䚬䦵㻐爞뵹튓䚋钀쮮毲㱄䉂軂걕聇쪼匐妬謯体栅멬춅켨璋䓅臙鯊㜮촂緒辛那䳒蝈䖩鯘잿휉䱝䧀龨幧몦敝솏렭듮돫굵뭴偹졽퇚䀻轫쓧枯貆佱죞뤢蟿紊麭쟆둄靣当斀琑洦䬟桹㤮쩙갢힟聢칔姶垲嵞鬳뛂㚰䅏톆拱몪곰㫫䞓덪횝쟌饾孑뚿负張毰蔼鵿鵵鰡蓖껆鷅银쟘鷈㦑䥗텉钍缧䞸魏퉥彶䉔꼨纡骑吳簼䷣왨䯛琈䶧䝕祠圠蓲酰彝㾝욍錈숿슷睤答匑瀘혜繻彎怦즢麎溞䔬촢㶡늚埢涽闫딴굘銱余㼏绖敉襪늲윀毣挸랎냙읅絥镑横洢뼃鯘헂裕嫲䃕吴赿껙팠轋漭䫘睶汈蜊뗑꿵移䞭됒钟흑詏㾪녆讝硼쉩垓囟霬层졣즺㸟밑謣멏焨枘뙡謾深䘛袴룓貸頹䒓튑夆呓쥋溂龔쌏쇊쵯벡봋鄳䫘닕刽楐璨㾴쐍啌㹉隍㥐눭㷙펢뎫妋컧흧첀䐯戁䌭컗밣鄥맯轴耮榢誜㡿킕가筢䫙훇隈뺜婛딸鎬丼랕朧쌈慇茧鮯諿䤏晃涕챘緊瀦㥅狙氅씗쳱铯㡝탡䃝놩銴堗㨬篳䲔呤씸怠䦄玹覌懔䐳惪餤岳灮鵆楤祕졟븼㜪후臔㫪栢쮞㖂杪筼쵊夦곶줿郒섘僴䖏謒䯆윔큢蘚囥썉艻넥鄢삖柾㭊萗똝鱕쥽蜼鲚꾫젤暤䮺菂祄쓞縖킌쀕냺쿽㗎夎蘻컅딤잦護哟琭梥㐰䗻鰯䞰돒傘셄礽㞌葍텣烕龌樷臶洧泅鿱킬鶵迆곒螲죷廦鉜斛터鏬鿑뙀쐮隁继풦걜趾觘꽸땉㼺䌑舢繲곜屗녖鶣眜礬힖꿶暇僴硦奕窛㠤䵪硔写牀밓舼䀬覿尔甪渫작紟뻝碦鶥嘔붻苣砊氖苿즖腅건䴦閦신咐旇泏颏或遝놾䆳휕䪼飇鮹椃㞼亪彆悩듂샮돲还炉䘥콰공퐧첑袴疎䋿鵢楈쒥䝀횛頜极㨣㼭낇렲훯析䏚儀晌篭㭰䲸쵧欻姦랧풧窚죄䕩䠝쵛漾墫筇킕䃁醀疸꾸눒鮛羫㷎紺盷챥炀뛻奏㘫潖嵢堵茺닚燽㼤퐗팹䜆웤揂㾟蜜앷罵痔錨똃렽黥귛鯥㨮菤묵삩終囐뛘쉛괓됾勧䵘䗧紃錅栯繧삞밶飥뗜崭붓偎콹놖耉䃎㬩䷅爬砶㸉邠킬笄읥靸쪜鳪뎔闏彐荋遂鹎䇇콇覷始㯬젙匵案拷鐭䛡榔聍竩霰鞠뼌룴汕傦躰槇䗉겸럺鹉킯烘䄎댶뉛쾋曍㚇꽪쓹阁퉻伨땼駕昳霱괢盆瀦菾驕큣랰긹憂桦鼍읳㴴䤨爼戞窠茥貰훇訕箌闡栣銛釂舲倢챍찏経㔝痬苘鈏檵闕䮟笼譱䙡㐞껯돚㠎䪔플忺蟍퉒䑈燉孉袃잷閱첛攃䀦볙辄鲛軻鏬됉噸㴉뫏鴨惬蹐籸玴꾣寛䡉殖䆮칧余趝벪䅭煍齮识㕨힣믳뫉馵悦㷡鉭專鍰畵夻牍僴漉훵覞奀㦁픣率낰檌鼈㕊䴘燡匵陰諜痿聞摜括盚硱猦㽖魏튟啊訜뵭蘋翓盧薦㖰씠씸尬뉟瞳흏僟樁覭䴯鶋㔊쇿䑟鷩勋땬鸂钋泋땵鳫軱磣悦뜖嶴筍퓤뾔栲夁喩璦裃읠擮䙑룮袎삪鍻㕏豿歬蕆녰場呱뀯듫颭齴넔륺㧙狗힢弛칹战킳鄍扐俎聄숬歪䌽龋铖䓈겘꿸䌣䟠埃镛㠀佃弱搻荎逌橠夥苓遾턥䲅쨿꼖㞌様쑒崸놀逮樕衧鿱匊퓳譟뾻㵙叢䔋辞嘌聟륮侭쨂暩멳废졖谡䗋졫擥뽒䊫蕩笶詤菸퍬釀톀贋뻊鹈䦮㲡捤评烗诖䆪뛢얭桪撙棍紘鋵퍅럒䯴䐩팝襠鮱唎櫎㐣빦邻栈뽞띤瑳鯦엹稜暘醓䒽갻취쩖䳬䎿逑쨚㕯衳䨥겣煝楛蠿絜肅獖磺㯜닧呍䝚끖龅䬣襐몶굙㰸幉쓵㞃姝㹢韪잰箅鴰赼暃꽒堇豒걔샔麌呲炸䎆漃譞䰰醋쾇痆鬈辷빿芔黑梙蚧昐쵱㮧嘁闆윖쐏워㣺礋홒㽞湅术뢁矓犤욅읻䣱厗蜂悇呆쁳蠏䵰녨군濐䯹촡晘똑刺謤㯹곋膋튓麩렳熯뮶蘏算艺뤀챊舍䠴듉韓巢펠騜崃镜嬫潣零啈䧱깰䶒䚷좹蔢뺈訵塛傯車藖鏧䢓힝쮭䇲븪뜅딁쿬摶붼耏㿸쳏邽斧谂횪三룜䀌抾鴛뚅隔珼夠뗭涿䌘뮿颒쎣燘즟吶㜗듧玬겻幤쓥撟뿧褨鿰㴳뮋鹼嗵턤뽶䋬貀之錑㯐㻐傻檰倡藖숢峭니莙䯧㘶畎薐閔톗봶居㟀甞륅볎趽磊蕛䡭椶咎癣扵脎籕觋뉸㨈직鐁퇥偉㷾괘渕㷒䔸谰鋘貈퓴畅䒹䅝찡栛矰謦納鱰匥矄鬥靂䕃뇣箿살䏌孯梿뎷䌦繦餡搝쇌摊罩灳넏뤝봩뇒蘰슍䰅뢸牾擃舡艨璮䊮훑䳇㙨䣪묌䭚荇퐚魋豷닂䃻萴蹕퓯囬瓺祹䈮쩊熚껃赩䞊珡㓜鎯匲飥㒥碗펧矚觥恘䙯犺嵹䲧繌惊择峑롨䈸臐퓲橏챔囥㱀聝냩麛嶧烟䖹䈍鞗촵뤲쬦礕㬳㔄쏙巗惉駉썈驃矯佩匝㙳韍沑凹箄膉鏔徆茋㢯抿鱅돇鈤眆숭헝涁㦺謙㘤羄蔾斉薱害꾺彃跑찪乍님귩㱵饺뜙煈䃑暬叻뮂뒊皤壛玪䂋배떵銇籑彤堄욹耋鼭坎甴膏쬀擃萍沃듖靝鹇믮䂪㯷撶円㓨혍鍂㫐徟갭幔厹裹쇐鈰醦䇝梯모䩷倸狤㿛㖴찺捗闝㧉韈䃡럧膦폖쏎랅䅖㭄頒施櫎餣奊뵲칈緕莧久엚좎鎤톼쒰狊汉윫즏䛫镵俆荬쬃旲궂讽쒉赀哣俈㯻䚐坋杹彵邡녇璓寔阻瑀蹽航㔁绕胎蠦럥㽏瞘傉춅縗鉐暊䋝赲䅁荧멓偆쵹䃿聗렳䷠䣉贜厳黐탌维衼뿅侠岍뚳윤鈘槭줔嶮聓젻퓉珊魞䡠冑꿷癢嵇颹䑭頎域浸귖莬啁멣䥏튤麉眰䢠灳䋼넇쪹綪鰯屠茉萤㿖髶尓䄁喱蚤프陰噥舍콉䊋蒑굖듇竵徥篟皸㵤呟臧戥㝤囵뛇鯴嚄앇寉冐枥裫鳿㽿쨀庒폗뒪졩씥僅뫮쏶㴀攜瀪輷浦㫡通疩귫酐㰷쥬㶮畣秧絼䂱㟋襢狱졘兲㡑贏쥥삔噾횕㸱鼂奴臽퓦䤁瓖굵品跓鼞녏畆䩉㗂艍휆앪냶找鸜䴼㲰俼㴞龼訞쀰龔彳㒋䱕酕瘅修餄雯埘呋類댣呫䀘먀퀺栻벛踲뉝惛㾽戏甁쇫瓓㚕엒嬁蝝蛭쵥蔂舨爁㳃폱죺饲輬甇쪖谣㨦省퓅䕢䐣趘蔌槍챎㔈㒿己鴶昘킍順眢佖옱蔹遫䁴罦杂㝆孖覈놠岤珠燸쮜剮쐃猼汝믗눜鞛㨝鸻劎㧺榎椘榓귐釈韬褨㹿饼俲犴话耤캾慞糐政䌥秾歁둭淅欑歅풾나싹쎂醳潤蜟햽몚빽巋丯튄㡿亣阫綎㔧䍧甫齳헭疮꾨쌐긖䍃㞃삶焫涀흸앢媅喖춆뗮湍䁚隓붤캇㖀簫遃먗䯳뗦쑱龖耤㕗啭㣙냠췎쩐䙑募挢쳺孹벽殾듌䌗毹냛뻳퐰䲥잭혔譞齄漳魼뮷鐏㯶먊䖳穤攈㩯훋䷘냴闵촓嫯䯻扱䈘쀯钮䞀绹灁帹㙅嶹怫눹쌢偽煉覍䫯깈㕺睞椧倶팬뜅檻휇媲䨻쭸촄銱㕔憼䜛䣚塿뚹粧䤍㗏鶏䊁淄羬窘苒駍퇁爔䡧쟧圩溄歼몮傠玖礞粄醁餹绰缥蕓䡖鸨謅愥뻞㟯䌫圦놝웻磀萗衊介㒬粯켻俓㚙詯蘽飚웯㲜寖坰㬴㧩攇감訟䙞碢頨谯㲃扄䏔涙摊桳禧茽쉝㿏貼僫쒽鮝在夷藠헀尛蛍臡档賌뤖雅鵀䋃斮壉酵햜盻嫼鶆鏽劓活츺漽똾뒇爳诔쁜蝃늇鷤을軯茗齡燋츞몯쪛緙舜닉嫑优蟣礳暁䩽퇻드礟危浧液䜬얞旡窨佷㾌憻味勈㶣葲룁䉆竲摬킅㜟龇峭鯬夲彖吭濤퓴糁짘턤㩣䑎卣쾷깠嘚뻊쮀颶圔뒗쌀䗐㻶撓蘅肁瑐㪆㫟랪䦞딲濵캁㐮휟硩穓콡측䒤㛞铛䉵駪큚椺籮䣂暖呥暑䛰셏䭪㻾䢰鞄楕숢逧緥攽홯㴍摛㩆硿璳䱻䯇鴰潼嫳뿙䃷㚞昭帰걚箥븨밽옡辪聬鉧㖖셅륬嫡雥봣洬싍蝻隇镼㮁囘澫虬욞碝겓똶㲦튭玥얍编俪鏱섗찙퐆쑊悉롸箴铨纂㒣㩗蘗귮깼칫砳薥碁벟菊헫쿑螯餷㳪㿠㽥쭯嶸磊厌䁊翎郼偽䆨䠴笫贩툷㷍멱㮗鴴耬紂矕鎶칭廇愧녗킯紐熴룴頼课댛瑰䱿썴污䶪憍㮱鳤칞챻퀇쩕畷䶬鮚젃윑袘뛦撎弼笔谪럅鮮㢰뮏樍逕쪽礲톞傲욄㛍矑蟭쩄卤㥅棖巍鈂唪帶装渞긴戽罚뫆淗藖먭䊵싢㨐䒩뗻欈췜磊䑃뗇명긵錪氓놱䪤뼒蘴螿遜뮓없륇䇐澮睃症㡍㣺眡縄栻㔄弔靍쫶㡝뷸熿䊲綸蟯엨㫔鎛㺋豍픘挹蜴殴觪迟곰븇篎屉㛫봊톲왢伳赒浅눐嘧햞粡㣌㜭罊뛲䆨샺䈼雁蛲뢁뷙褗㽔㯿敷烇澤늪陛鋥뒰㘺傌騺좰㿎됹悁䦞丒䛡욎昲쨮쁅楓滐翹㚅峒䙁闘弴鴣挧仹楦蜒堵䟈轼쥠杆撐좙瀗쳾뭡鴵仙䥘奬끅枓扚쐒験儮괦颟盈튖驽셯擿佑礴絺㽗싥낔慔汻榝퀾縼謭㣃㼿튈抒㼟㨂䪅뽺䢼칾쿉淡컛㬃顯욫同䔂䄵뷧㖓늳펡腝顧垍逆濷酈䛥뤿瑷㜳魓뺏䍐㛝썒䌲呛땗뤵刊삋栝嚌㕻쉁閾뎊㣆끾鑅媱檌熴顛濤愵㸕둟凤흳暲騚䑕쫊箬虺辢淪뷹㹳剏侌孱鉏돰뭲㾧頖䥠쉦淒잵퉯䦑쀗桚좐楖䊙搀豚荟敽囪쉏쐺䅓㔰臎䖱窵塉췞쨩婿鉔첾港辥佣꾵挄嘊컅篩捿唠즿技㛠閠邎鲟伯啭낢뜥壢竸仲箁갶離훳틪鐨麤莔籏端鷉傋銱䖬䍄夎渃鍫鱴熴即䀘讼噻楞쉒㠃쬧癇擎挾砗㯛䟂象嵩㪵넻市蚅읜㼜偗紘抣铒薍䖧젴潋疇趥罘움씀픞㣖羃搲㤴쌷㹧셇텍犯뢺吪魮簻좕柬풸嶧䵠凚䠎팋톏驐끇砻䆟쳀딇檼콛㐯參峗솻亪펜괸㱋챆䉣嶉繃㳪䱋癋䘮莀潇䰀忉鴓굺硄쳩삛堅㺦苜㺧嬍愫矦堢鬮창恍쟫뱶馉븫煽턹脄찦㸪끍쫘擃뽿켿玹㪧높鋉蘮捏鹡匈꼵昸廟闲䚏蹌퓙뿢孷寲흵뚴㩝笼䔬庥謪䌖㯠탤阛箒鑝딾堓䧦郙呕仴㤨忡䥄轮苣覹䑪曝꿯匠孫뻐퓇鹐싖뮳嫃셇鷔솅堳뎔뉰챬뀒檙땤礊亥섔䶗㪚텶軽갻뤸邿蒙㻰呄枣岹긹坪鶖砾擨䞝뤤蹌넗搧좁懹뀅뫩퐕境㝌䫚鯞军쌡䬠뒣㹌껱뿒뮥鍝鈎䟤枖롸뭸퉄鹋迂獏폮菓㙂院놰앀밴뼖礿砪誟翨페駔䯶뉓嫇번龄蹏驆굌衈㫙禷쫵耜䩾㮶빛뗓艷젶샟掿蒞畫纺칽肔쟴괝藟知觃䎗吋漝䘣丱㭀㻲茇凅掼뒣㛂鲺뇪쎂괻䞤朓鹚싶괻䌧쀢뎣桌聑藝燩輑嵚抢墛綄衩皴縌찌蠴뷡崑啸掉릐輅薘늹毾붎솾얡祉荰鑢魛갫뭒鰤櫾䓔쮏翼솒퉦技巘快쀏쁧힔㰟곞㪢芬䕄泜䫊䂎蓫䀄봺뻝㼬蔋㹾轘曤咀䎜瑠蝕豰瘘粖순홼餜栩葇쓭腇瞵垧雉䉓뵉厹跰腺睌䦵谿鉐亍粶剉擽혴垶贔潷鵼瞶鑄勌壶摆쵺챾춻吙卋龦攳耠牋덟쭊逹㸋籼㐧搛쬣횫桽㽪迷釭製죅촋䀘噟摾榼䓙愦쭒㔟繤㠁뛠輁䥃鯀뚦㮿퇝㖁窰鹡賺騫蔛撼隞䔲倧䜱孝䛏렮愕컷蟅쳰訯艩䛕酡뜸䗞嬠屼贙皮㽏䖲턢歱椊묶䫘輜隿貅뮊烡蕲㧊䠌䂷츸脖斚뱳삜눟㐧鍂뭍蝖붫髨쮖맕㟾㼿풵戁駒秮뇠権搏偲鄢䈩䃅樇픛䜥髷핬悷칤뚻訰䶘褀멾餝觯읟髮쐄麔䲿沀떐픱榣詟岆蕑䥖䶩慜艮䓷쪾毬贍㱋㲾엖濞宨䖇壡炣檬蓛螰㔖炂邖캒퓹刻䔓歋衎营阀圮簠윛뽬穼伢佑씬盫죨귱能픳욌鄯뛊榎雑㣆枑횰늘鱓夾濇㠆擐죻녾㝮뮄蝡稂웍錆㮗恺籶샱莸䠓斕浺㧨蜣屚拐㡰甚颍仸봥㘐瞫䙔铛겡鏰妖쩪綾䵃䞳㓞뛠즊姂埾亞䲇銎爖惹濿誶镵疺䑨냵嚤涸눺咉쑊몈꺍㕹耛얂螖븁蓞䆉弆苐睺䩇硒쀙츁菘㔽弁筴㦚㸀㳢匤䋜禬돬넟敻獆띎䵓뻠籦㕘줐쾷鱪맬㻡磩핡㦠档믠갟闷霡揭虅浜跑杙䳁잖搽뽿덼窖檚嫓㣅䱁쑂靚机陞䆚㭮䓔沇혹祾븡㝆嬡䅕됲뺡崤돩頔䌕儇䥂瓤肚犚㬮㟿妐噫脇伉頮䜦駤窱쒞귺짎㾴댫䒉綽䬙漏艨楨젫欮旦閻藘泫犎킥큭쐄퀲趐朿善潏팋밫홷璚艏犨푖臿䂲깟㼍鎺료푂歯㬧耯뎄쭚뫰幩䀤㥌靶櫃碊秔䓄횔媕䔻怹뱗蒒䠬䯱줯鼜㕝뫗뉅亽藄蛢还敼赶䋠岲板㸸矶欤䶱옽줎휸惕敱멜좁櫸銶馆䙇殯욻漂얍崡慗렱常燹띜轳㼬䡿輮螎彎宰孡踸簄盝꺾闗醭施㳾绅跐鏄江䦁흆짒얹鬿粷쟭飾쾖썱䥤䟝肠痊爞䫈犝촀㖈쳗眺仞庚듚闰삹万䐆䩫藓鉢귨䀖惇딾捶黹司蚚懡좹㻘垢惉線珫虘在嘝涭㨹㘻됴砈꼨뤬獧䩺溦牵潦苲㨞佣절㤇蹾퓅䃡处頮姢뒵粖躀仪뭮㝹䆊킘윳竖捇䑞㝫㳃쾤젩猅눈䙗쌟挂얙蹔뼨셇腑耪钭溬礊䄽罨月뷺蠘洦볭옌생㽮㐴㮰媲硊䓩뮔녿젤톜츥괪뀭鷑踈쓝싩婏聒覝鬯雴烌櫢极墠뽟랥叜鈴蕬姙잏欏駈싵䏣黬읞끕娂㾇잟糫尷鐞剏偄觼伌떁放爪颕錷뽗径龵븡叢셨麒䠾彫낧錟뙣领杜牾풲䳋笻뙘䰶輨繑馽먿鴊곂헮燩痼믆썖혿줗㸥咃넫齭肍蚰닿勁䫖컮擷벹떨柾퐚礹㧔蕵텼값鯵哅䳷界䈗嶗閜꾬燸劆䖚䒝彏䥀䩚뗯쐺앮쪩娍齮뾚䝶䨹㮘뒇䀫哻叿瓌対菖䖒쌋燑긷뙘䝙䈉阅짹馥澞䱣闍䇚飱裑륄妢둬戕춝螳絺鵼檷喱젞抙舥鵮蠙똍깋㟼䐧涤噚㘤柘柮鳳㛈旤쉥륂竸靗㛾㑩屘䓍噞홝扵浂쓙콋魋륒虚讴甉炆秇漈꼭顉蓨翢千洢屃쮂她뼅䎴랧㒟㤊䊗귃䏼紀齹㒚쯍텘逴袿伟险瑃抽癱긹摋㰡죸値躻췭炘嬕磧㧸녾께滪驥笟撍됂櫤古答律褅攳싳㽠쪳뀉뻁蜩䶓虵俾띋氰楃㔸䠗깈屧驂顡썿殗죂䌉峓髨燈鞏薤뇂툜偕텊鄶뫹噜疱켜匣푞㯋黳캧姂呔鉫锒幜㝯麅뎀磾喪嬉䡋獌荳㠼輡餁㒞薈䛯硤殸뜢료宆梌櫑쥢钢늎㳯虿缛舮齛㧳䄳뺢㞣讋梡䑾瓈뎷㞽㜆뇒蛮줜箪贷毭怲晠莏靧断詥尉淞㧩㘺莴킥庙歓髛샊㕠莑苚篭卧㦶梢준啼匪菌틆鐾벯뛤醉桩㢸冿鷕膏蚛澢祵岜폟仉讨執䭞扚䛤掄㼓쒥뭍怛顔魓苺紮郞碁썙啁쟭폳㕃偀䬐衛肄䌝溍릭䟟昵藨弱扊힆㺚䬬썒뼼綡阢뛎졠沵㐚芵澹읻鱒浏挰굓䟅瓐聟壣㖎췫昽況챖뭴幯瀀젉檒葠梕鄜휨맏똷慝룣燳蟬鈨榚鎰뇧荴㴩诇鮪唋叒蠡㶠㸧㕥볹礬㽞蔳紴㜵噻㳡討쥵蛑훞俑꺞竨깔쩯㞲歄䳰꼌훞偑즦满淢璿읷鍦읱㧁䠡囕葛㗃빫枪产鏹训敋孹㦠慃䠾濭샾岥䞏㕣턅鳁茜錠뙵肛㷲栨紅麿袅䬠꺙꾎幍쁯欉튧絔酆돦阫荰焦賟䆬캼搝礂鸧혏禞煫鰾籮섛份膣侪覘鏈眃侢쏛쯔눈濉娻棛蔒騶碁廁趤㥱揖缎㒖腌䌩툀鶀秮鰿썦筳빴萬䚻㛼钯誂瞘㝜흘幕굴콎诿됬䒰崇鑇졀뺛䵦擭蝱驴寴䙲㕶웯徨턆蕊뻔魠噡첨넚鉓湕戊딅蜙釃쯱뇐䬞유㽆謙递뛇뼥헉淇뾶뉖봺젗쵱틂랋䇖廊橐妙㛘읔㗃㞛걕䇝跄晧붙쏽層篐盦籇鑆鰑銂檪躿剙䉫璛狇浆种풗屵粄冧恀쑊迦匸䩢坍逶곓宻瀙瑪㜝畮䌪呷毽얃脂풉晒媑숱㙜냝쌦端搁蜶갡㠖㧔䳚憋䘵䝷郼寇䋛꿼䧝嬐䖎弔놴鲉胷㣾빕㽕焧歽긷铆㰼恂蓮쀕瑹䑨扥뫴뼪聆韾㧧䳞著暶暎瓶魈艆㖦뻉웩䍲잧䕣䔤闉榿㥯濏䩻叻笀琹㗙뙭嫡䜷䎯癓쫁삙撶塂퐿鿝猤慗鹮尯庡恃䭸斨꾕䟪誡㰕䨇불붘鿩㾚뾥视䃜뢻㬆砬縭煘욭匓㮾읚獯唞朎瀙炯틂䰺䤵촵뺎琼벤뼦뉦怴궤腌䙍㱠䴤寇枝쑔㜅죟芒궟탂蓣춛눚貛胳闱湤㻏肳滉蛓뷂釠옏婪撠믞袡뷻앷疒疎裩䇬鈌愃퓦葀婠膸걿㥘뒫콚밡㵮湈蚙纣嬊燋먔樼夺鮥嘢蓾兓딌畘먜杇吵蟔㫕㮘罌虳䳍䨛뮓辽鍺쥑䴫롶㹙鉢麯愈瀴巅䓇團깊器綫톕㹢骫䗣勰썮䟵洸䷗똫䝭沱䢘䥍눓䀤쫴䚍桺㠺虈鳒蒟盠㰘骯筂豐榽퓹音酸虵铈坨덷溎憺薮紆铊貆澚釮䁅䦠乪透윚쫆鈤迢㴇䌪㼺뼄핍멕绺츨冔嗼쁘樭寑嶡㟝耖㶆䩀㲿䃐釒醷눩绣磮걼쌱쪣摐珥鈪螤䢃䜿낥奌烈䉩弈獈鸯翐놌넨嘤䌽꺑猸貨腐涃尌籵毇싻嵫蓝巆꽙錇罍䭄㬒灩퉜㳫컋댅痢䇳囌聣葰鰞给鱿츲䜂期鎙쫳芭嵍퍛곢쀣氀䔄鏏믙繖쭝㤧縑蚼蕬袅䑿캛蓖횩讄쌿䅸됾罚谕㭊廍䲅옟풻恋棹갰䓳鈁암옛븭叱招팕盁堪腛뫆윍墷诒펟냄谰㱅됡㱾澢䩡囸㙷完紒쮡뤙憁퓨컮峍䃚꽠翡㹜욁䕩詹鏰뭡샛弛㩀遯脞璆㞋퓚傉줟쓈쪃젰瓔黑퉹줃凳횵囱됈鄩鼁痄搒軨蒓翲携紛鏌扑轒䍍둣䩉흳濾焚懧滑콲쒴愯垤演䄥鳴䔀둧핚䛬쥖斵濎藅먛昺㝉㕙썐讹嬻䒭脢䆐戯鱅繤暣徯鿜왰㷘鼼틣먙掶鶗咦뷫즪㷊朏姡憨癛瑭㫡큪쓘꽬勺质冬䛂눞吤漏쀾꽺溾柲鿱橗萭鹵鱁콆㾟쏈㗪퇥酨茼볅맲㝛앻渃랤)",
R"(놹窨褌守췅児锹駕롕㥓甥䵿홴疛鱵욚俛砟鈭煲㭘퉶阌쇯䷥䇯臆瀾顶㒛쵆胉枎듕熮搹爜蠯析쉟䡑內淺渵蝏쒝柛䵁茎郊렕퐚蠁马댟巤讏䓧癨閡㾤缎覓㺉傌딐渳邒臿桷傿곳髝햯칙뎴쒼赿窐셷暛劼償섘瀵䅚䊶捒彀掙햒襳溄㔟旤䄖릳뼛즮昳撠庢瀣牼늿鉼連䄃䁮瓦絈熙嵻㬛灗깐뉛絋걑긣琽娌恕鱿렴㰾呒馷엀䡱䒽忒홦㤲쌳퉶絪헲혖꺫諑苟훢转狀䭎넒옶䠳礋퇌犘械桽릵豴吷꼇횞砟힞廸릇恂驸溅텡漮㲅㚕崹쏝뫕嶨籭間㕾豭襐㬃鍼핝柙忠脦耽鳕䷗䘏踡艁劶䞘싨彇밊㴁뱵拊뵈髮龿嬰犥靺氀팳트蔊僬酰톶둔鿠퍎铨膡捶鎑앻厏萐脫칦宦궇莸䜑癘镖囦恸輝銒턧虣雩녹绪颵犚葢秲遠締㾡姇㘠柑桊퓦珥䨰橢晙䴱峀磹䊆늅嫜봍鯽孍痶翹㼸샼锢醨僓蓉趇앉隙极킙왭㱃뿖絬쨸쁬異萇데㙨㜌爝焺즵䃁횿閩茭彧馊璟痟鴎풶㾼戗뻄倗낰땫讔㞞팚땧還껙잘쓞鼮焣鏏盽䘩삟늡粟䖙保䷪찧풀暐䞝騽噹霗罤훳왟乆鶗뷃屴람瘔钬䑾㹯寥嘾䶃蠚淝궰油䄣抹쇕칀慤䢃瀀剜랹異䐈阑畸䲬침㳡溓䧊爭䤥㠮墺䡺혞縢緛왞溪뛟켅꼥捏壏鷝쬝㞕쭪깍顁㾭뛥믎鲒靂딀鼾䋄䧴뗥䗝臦촴糂롥坊䂕芨劸斝퀢㞚仱뻧浈蜎然䔺袑멋槨캰籏画啘䘟皗潻陞帴曺췚镰嵖툒眑胦뫚㱳㟜欞黛囲䬘樵輓䢾凞萼軘喗韗倪蜑碻賐嬊镕럳왁哔滴梪律鶶릒续苖㹝媆겭擹뗰㣞闗眽侹䎙㗻㴍摅㝺왶薯켃㞢枴삏읣䎬矼惀儀徨鑝췤恙䧶㡶밍쭟㟨䶺枯硳䢭퍻뭌纚盄娕幍혙촬홎퍖쐲䵵䌑噼䧃金䑻쌧遻儽붰烡䡽偵쑑喁싒苣汱沿蒔䶢綳珹溥霿论쾖䆚蹯툏劁蝬㬷勻敲뮠䔤퇄妷뭚萏哆䁋嫴滼뱗傏鍿춉䐋埤㿷椃쐪䔦崠凜吻䜽餌軻躖拞爡탓筝낳投먽틕덈碓꿂녙땫猍포嗌緭赮프篐駅쟪㯟폄袩쐞㥐뛻㝙狜䲸曱崬옥䁦㫆넀乽랁籓㷶帅푶련쥧鷶풡㧽쌽䝬鲝厝蝋팔鑿佉鳕몎뷏禚쩏尵윣㽫닗섗츙娯핾毱꼢컍䇼奱뜊긓镩쾊鞃㛸抂㑪篅퍄䓱䔧넰劉蜋샓阰䧛禥媊뭥叱읫秺盠缢䧻욆랁闙䝧隲傑얒雱薖먛婌撎㭁䆝軟㫲续鏤覘喎쵍붸먢郢㵫昖䄻瀊㷼巍잀퉎稔誸幺귊钻镩訴큶浊운茎祵쩓飧辒跭鍿勯㚶暄걲蛘듧떪舏쯞팿枵냐諠䇈奡羑禂犷审欀唇䋉禚狔視䔺쯒둽㩏鴟慣꿹欽㑥蠎绎䱄樱㼋췉캻身弼쮣짓歨呡䟈檾觇刉쑜찝挩体㪐䪪摡렩絺훶稠롗뒕瞼恖醞萬㔮掻蓨筃跓셙읏썾底澟䊁滨簉䂤傴䱷䨖뵖현샘媑湻桅㱔䅥㔡䡤탊䰎냼鮳斏苻顀䅁쇯綼钽뎯씆褈瑝촖늻휳믩痂鲟鐾顱㮑蔍炛었牗장峯쿙䖝덳絣㸎엷䒐뙒撘侇恽较瑛䙳缫狵皍龉쉝顬윯뫑쭠䣜焂홢㿎稜㨬궇뵝䝸탛蠅鵡솼낼䴰嗞鶻华賕聇梎릲埕䟷禦菈貛㨟렖㬌呝舔췁孇늖忔씭옚䪿瓰蹢촬坓遝호䋬墒㣿체齯췓풭䴳먻륗欨犕뎅칯偁痦碄奴낳맢艤쮷柽疟肄茮갵븎豅㹛涀脫旈㝮随쳙胘鐄円虈䖓낲꼓宩枷숄粈穵蚀嵂卐䁌챴칆䕏嶲鲦쥏羴먟睞䀛购종쀟洲걧偯㹱䴢蟹퍕㴋臈붓㓀匢뛁쯂騥芪쒸댞叜䶞곕螝썠뺋纁镳䆐暓뫉뙣蔆끫祰眗쮯풹臒㧸씗룐圎艨栋흄䧡분슡徫剷劐쑠㓒냑덋傋嚆潺憐平㽍鼴瘃据炅榏淀템䫘階侑걎鹕趎畈䈠骠햄햺缤탘蓍꽞躹俐硐뇰秮㾟맻旖僪촴춻綣㵆荟剹䉨뜭쪸颍푪䩊䉦쫝䡺늧틠椌튨皇촛都깟点펿䲭뇈礎痕㨥漧藘蜶솔銻紡悐췊뤵鮃泈了褆슜輲䐝맶彑㟉揦퍈邊嶼㵧䳧裥㹻쭶뼞퓱㘊檛靰햬鄿䡅嶨覆觋멁굅䓩檐閊闊鲆䂟蓑潻밈㒰싼숚筦뒋슊䎝踜눨㳓뵄悊䆨덊齑뻬탋㔿쾄蹑퉶孳享鱶馳笄餅坎뻄퉦餒筶唷鿒靬暗팃뢣睻䁆뎬积팰葶蜛儩텄傚簰硜痵챞䳈仌씽싘哢䕩䢼祙偩䁇圥넽㦮䖀귾孄퓼郓墫屽앶襜筲䛇哎綇꺞渺曉䇆弙跫뮼䗈宰虒맭땷꺸洌飳뜄穃핸陜량㱚쬱阼苯㙴挢뫭뜺鄏菼骊䭃쯔몎턯圏㜆隧茻槥壜곽뀧䡻鞦鈘峌颮출鶫㐺䨒맑喀唰뷳䟓烛龏猍撛뵋㦆뜫눦鴳뙠鑬㑍쁒㰋섪곅肰若쿨獑罙춒嬸臵鷏褌뚾吴䢈珌쑕皂鶽謼啐퇥쫗僃笖뙭㚁屘霭崷듃檭淫訐䩚曈좞럭弣㸲䯑헼䧃䬥엟濨谔釅笖琨顧硂湬햙瞉턃䱉瞨贄쮛凑㥲歚싋着石囬㠋䵶㡉䕣촴퐵螻뺢桳㫊蹓퍎乗炻끲눒毬뛅卽巚䠚黁凟䤸艰햵㡃㑯䎲粦噣렕쮋絾敔樸鏦箶妭画唶孌탵螐嬅趻淫쁒榆敯䎍옜蓀㜧壱父珒諸펙諫龑뻚뗕篢册륅喅맱燌䔪䓿明꾗辷叄곔資痨淪繼뇿桇䮫揮凬顣솇쌱㒘鈖兜罒任诡㘫쇷뽖䵲民钚䶑捿늸쿲纐鷋䄟뒙걻괱笉㣧짜嵀靐輼렎啥뇑郛퍏㪔䬮箜埈䉶滙䜊蔏窹냕㼻壝쌎봓잵買靠鲇䫊巜䢚痰䱃东櫇送檔씝匌뭿蜳䰞㱁븹䯪띩쎼靄癦㽾풋炧闗幝婯홟꽏篭站쥋킬邛絙鏔欵셡鲉擻㟌䌉脹瞩릋摗좱釲䜌뀾䟔喐敘裁툝뇫牓쁕퀝됀䐠쬎陚窋箕㞤䅇빓폴쬸咟㙝桃㫓㘉瘏脈巰쵢㑔탙菷扤矇鿾빸젫㫽黚鴄囦彺䘎뾗脏꾞띯꿷惑絞괱胿콢啨㤻㺉䕗섊沀駺옋齡竱䵔畓緥읩㝏裨휾퀪쁙먕蟠챠䜴试䯂訲朴꾔즵䟫橫钌衢숈礽祭㙦碶绹픎盻풐諄頸鈾혩憣喤퀘嫀겶鶘垷穓錨㖉訐䂹芽䯩때縹㽛嫊䘝䑵窾厶䫼衟臇䈭䶪蚥㣰吳觮밋錓銕뇈頯왮傰蘁肾俺嚱咯橓豻㚲묠돶荻㕗쐲詧㕝牂뒯엧髨㸝创饿彳减趖搪䏺煺롊䩢䆑箌繻壸䇐糧媟㣇鳴鮧焲蛑쏗打饕䮍阃弗欔䭧阂㗅瀯放뙻䠊葙莪뫵欺唷碦즸擿纡㚼槶簢삎豫邝됅켗沂䷈퓰轇郕色芤寈悠퉴壯鷜쐪砖鹛꿢䟟籂풺참큁䑫㾏앖寜㗄裟压䲬烐鼖䦏脹푝蓣㟱瘌韌귌悼㩚왮퉇퍭껆瓎襝왙峒踣㖛鉝䡾胠偡펚늀矫輕뻷卨췄곀凗挏쇀㫰䡨麳뵃傚嬄爯귇癵뽄鳃竒兗㧮䯵茈㠖劦禖鎔侮㳼撥잶雕鶶㰊퇓戭誾㓈㔌斩큭婰䆮偭䄎랇渑걗㕇摠㳩管쯻䝜宇䤓媌碛빵嬯㘽뼲态镼蜗安簀쿥셫굲헲눔嗧镆逖䥂㕋瞁叽藇쩲䅯匚츺䫡憗莉䊽쵳햘찺颤팵뼨㚇䢜㿃쐧翊礮䌒彣팈萨묛똿䯓鍯釻쩔뙽楥춎阬铢垴铚唎䚀燶鿤腳쵋鐉嵤闱熼涉䵋阉댇㖼췧㦌霁膀㟙驠䠻棰砽櫃㜒腠龠읦繻칄둓틻뚯縂鯉瘼觤뜟쁩让䣵䠧㴿顰쾹㥒볘砶欗뿅靅뿛뭵궹秸휷鋉胴砶醄뷞痓唵갹퍲숪뉶豽蠂報뒣獙鳯하싾遌渖槭㜆䵶㭪陬氜谦䨀肽秊鬺䔫伹摾裾鞰殗늡쯿떰妦䉇鏶耒曆䫮럶笸蠨껎휁抪쌠凳깖낼㬯뮉吪컟斣磎꿼떗뗖䦾燭罞雫잜柳葃儖䄘筰쐑빥敲䲳溏學샠탑㢞檗狭纂汖麤㻨腹垈됸䛲꿹鉕隑篬뜞꼁㿦邾䙆䕏綽颤裰编쏌撓㼝篇뿛雟鰔䖆앦꼨젼쌢䖰뺞둸쩀瓊셌죨躺尫袠婩㮩罚쭄됦욧鏑쩒贊咧샍죽鄖鷚姆擈谩몒겧鑜쟙瞇藎퉬즼奫쒬鯈솛뗬텿벾힃氋粓흀珉맄蠯漌卄記囋뚑冬줻깊壻黱䳹絯묝郋돊짤櫖瘰튚稆寝钛匰湷翟퉥岶㠳傠藗㱷攞并㝒흆澗蒼䙢㚨생뤋䛾䒩泾牁蕚㔬靽샯퉝짡둌虌괪䒅亷췺㫟䀒閍窴環뛃䤂귽佀儧䥱忊杬鮛藎캏䫚䔇썐짾벮엖䙟餥곀䨟龉䆛咒䢉詄矹媊蔰볝蛢㘨䳮듙冃쭌궒莤行奦號惸츔鉫숸뇊㻏䮏择셡僝軴堭쀥텥녓腕졂䖸筋擓콍쫪쳑多籙띬捁膻렴蟟壇㞽㖥鄢羠㥮庉椼厙眷飨짘䴃灀辍䐹脢㼙쨬餃旡쎕偨쫖硱懆润饣䝔䧺퇦駦绅跇欷돇㳳瀽节鎶涤隕滼堚홲膹휷䋩鐮戫涮堯俛袯雘擀㰤湎壍筍耮㼂似稳缡鐀骱桥礲欒뫗솭뵷催턱꽰裺槤僛㘿闍끉큯恘涚振飮蔁襜쪴粒㨞횻榿픞翩笀㻦쯄䯕兤鑄摑앤懕뗲閐塽䲬縼擧쐺㒆녀랈鄤症檧旾蹁쑵㕽㸍숯轾㞍侽㠩巏绉嘽뚨퐿쑞蛘潥䗒㧿偤꺼盱驛较㕌鰣熹併䔙뷘㼐惜䌨䛋賯췋鸀뼓璾㘱랑鲦밺碤邴软嫟빈웸묿紁宰믓瞵蜻䈄䄒윁貖뫺툶쨄삚磽툇刁뤧䙱羪硇흋䳶떖鏞麕풛䂑葐挔阙榳䔥叀뎄쮥䑬滣蜒矂䁂愦蠢뽢늢媏䃃䘷圳䂰郖禓歶谒뜞䳺粫푊媌陞깆슳咠퍫涫걎鴸蔂웓퇀䷏炖띒둈麗㬨芏칕궔喘른湤겇뼲햖㦷븈吊㥖䁐㶂嚧籂쪡鲘缄춘耆䦌솯뾋천試뢼댯안虝샎벎慡棢㪍鬷飏婾죌썕倸铂嘦瀕盋埣塳뗹죷黅罬䐜헀㙟뛞젩桭孽찫镃艃兔䫜儑誀푬㴌秬彋齞컰쑰疅藵걈튾㔤䓁杍㸙煟헻㶻箫䀦딣豆甏㬒㱰왯쭤캊馳糮畱䭶䧟딽聲풬쇔씌㰯锯쳲핋붢냸餗爨萉聰錯늑䅅扈獪磠祩爂税붃褜葆얷抐쳑쎤犏닰扁슝㵎帑펄碋寠睝䠱펳藜핑볝㕑掬즥虝時鳱転㼣㛵䢮疳幜뮧娀䧱摒揚䷮邉䌪䊬削篊쎫뉐爄핻窍贆缫툲寿汵蹔檑벾맋禡뗃힀栝퀖州㼪齅駭鿊캁䦜퀗笒턽漢錝㝯윢絵渌훖綛䐣蠁骨释鍂혞鮅䙮危矬퍊쮾蒲炑岬瓯貗䓦捵纄鏅踾뢜沨璀㬇偳䝻耹흢띀簁禚걦얠떚洛퉉벇驆躃큌䣁몛퐫褶籤델붙跁䑺릎쩯隄岑䀎槠䢿丣讹粟㒚㼕貣祮늍跘酥瞾衙㻀熷綿鑜珚呆䖛옑헜㥝廷䜁䮨룷㐾鳘礨쎇鴝뺟㱎㖶쵡㗤阤줈紈린竇닅귭諁䦷譑輁럥㹺珖閄忂铹䔒瘶龴륇랁爼憜묦蝱淘损땙걥㿏䋏갰눢㷗㘩퓸䆸㶃擲阮튋쿫䱉牭鶝镾㡈髛쥪㨈똱灗죚뚙柣㱮싔䓇굢潟碋앒夿쉵竎㮾땲杞鈺뫥름휬沕匯닝韑㸮癗蹦䈅磭젘矼귴鶸惍昡䲅렭鰶盁턬䘣퓷읕戆邎혪鴌㵝㜌矣花轙蒻㽒媄輱揽濚笓嫷菥䂡퀖찳鿜犅헤헳鱐쫎쵷冮瞴젻룃糘児桨꼊砯㑀풏亼䈳双僩뭑渜彤鲊㖓捛纪雨蝚園㯈㛽哩䥹铮갮픛㖧铮藁肽灲滶粯陻蹗퓭댦漺웩멟颵抣嬳뼧䜪㞒짬廭尥䧖韵谐姻殫㗠믄官㸧牴회雾곒䲹窫抽爟㮙蠏雾뇣䄽뎳齙찀垀䰵潁빔땏뢃녢戞녎쬭㗆쁾㳠캱㸠곟㿦钱滂씡媋樱䠏铛욈까줋懏䰡䋢虤撍뗬㠑䑄庎뉋鵢뛶篋氧뇦쐴灠䗰췢佝熖뤜쀤㗑屝뀽喧橑渍䞉㧛䱰鶏柙铭墇쫐爧邹댿碤圲뗄冊몵닆轮愆麿龟䡇鱶핡㙢쵝즵㥍꾾㗵蹳갭묇俩㿿됧罯栳临唈臃䩷婦时压宅㫻쮈䩞䇲甏㻫첾쥱㠖믱哚삏뇹敫죈縆漌쉎쒀킺㭳矼䮛趒憃驛겏벯㯎땠軤瓧彔尛꽼國㓲狧牴蹏棹辟턠못㮹㔳鱱쨿걒䮝윏䬨熔꺩惴歹樉얂㩞䳚丌嫔컧쎴崺뭔峻搜顛踝뿁㛾佗㐭翸鈺䑖䬂䁄賯鎝㦱請䁁䃃됎灞瑚훅忯胯摦㺿叔끞㑩죇햗剢귷뫣倛䔽疷瘒伆烙髀욏翍鸼䀬膣䴶叛䁐戽鱡冦竷閡懳岁갰臎椅푀됏뿪䬮淋湎뾵㱊煴쓇䨫䄜㛐鵑伛䛛郩䮷믁䓩䑽萹鈫鄲㒦泷㥛鈃鍺쁬遧㥒鿯寇䪗틾䵶쬹俇펛巑줮쫝䂡蛏훖뭶쥃崷颹萯嬐죲頂巣鬤쑵旕臑枔荰嗠퇄鸩㺭괉萙蛠僁詎킃巠䇷꿹馂鍐茭论芒寷饐扬뚃뺱鮚镡饻幎咢뉁뾖淟盏퍊䷋뇖鱞饕㥨筕傴嬂秊쏞鏫壸橤쳄覨蛷뢟莣䃚콲材邬巾蘟퇻槂뛼㘱鈼붶龌謹숚注顛䖜긮늧쾲䨹싼邐䌸뱀특룠완붗쒧㸶횤팷䰰鑛䨄뾥쀄걓貖됓㺃粈厳閯輢퍔욖蹤촉䇜绘鞟잤)",
};
const char POLICY[] = R"(翑힡頵킡豁穷䣅埾竰宧羵锘칔䔦㽅鲱峪饽㛲碏䎣䰈琚痴䧎閪溄䲆彧畱澤찤痸蟎㠛碧齳뀰鹄蜘쀧䢟葬兺檫䟗萡띇㯲귮殠娜뱹助輿舾辴儚啮癶褨䊍蘉眔堲䗪퍱䡒癦㹯馝鳆齞懳継鍝닦胴빎耈嘚舾抓곞㸼錒㬧渱褶姃踒睅婠㗯诨쩍憁葒蟍捚㜗橤牂㗴兟另옔椦偎䧬삺转欇穁컲巰춠쭅駎홷線㳑둿繍䫣䃞糧神回迁筥橊贲発쇳딨偰丮䋛쓢셋讴꺽닸햡䱥萍穵㼽䲯孞쪃麤殫쫊罈㵯劼噵깅뜅膖繏蛄킆㖯䓢훆貼䙝䉖塐曡뽺曥廁낣졐䖼㺶쎍猙탰䅺块咏쵝縇팯슂蠟萗퍲亙戌恄牮眸諱흅婺趄뭨鶰騚麯伴긜䤵䲆䵷岐焩됼퐐뎙嗒寽眰狝蟒뇤未犁勠笭㡣誻榌끏贵럟襪딅菐㪲慉婦蓚蹎榄铵㭌扼虼瓫斾셑廇綁蒽馭꿄逸퍒靟嶑䵣텸䄠嚀瑎傿㓔檉芃쐙훐풇庬컳鲿嘛嗛甋塛늡䜜竓겒守챋崵烌䈊烵릆쭽弪㿏䫭퉬获鼍剺䟇辒뢃鼪䴪黎顈쥔㾗锣댜䶨賳硾藏韤䣪벩魶漙蠲痕斦塮녇꼫줾粗㡁䝵㗺瘸큓竲貎劅뺹坝뼉卩汓瀹仇養蛪씀吙䞯뛂䜴캄佮廇坃묷蝝涏䏘륯㷕뢹矢伽觠䕪뮆灚籄뿑洃뱵뷫䀯藭끑奂甅셐㣎轲쒅깐谸떿꽿뀎妨尣郑綏従퀾䧀冊爩嘢솾龙袅쌍鯃孎寗拈쁰칊誇삶懨䔌鱩폨젨阛榬媢㟭샿䥘汜鹩揚泽脦㑳픑㤡训녗瞂콲搴繧䎬䕚뙌䶜㫚㲶츎㐊历願坚벆槲櫶肎㻧춨巍桟妏텍隙쁬退걐僖賐炰㰮惿烓꽣曃摛圫㼟鍝鹍렸䃭㕟䮖悢䁧鞼瞋㢜姩犡븋岅藅챓悐쬏옆爬㾧䥬턦훐䷟趧䂷鏝瞕㚾媩俴靆鸢밍턂聸肮玫鳈憹㹩层뻭㰬拓뉶鴌삀瓴웈䮸噸款멟楲녤쬘졳罝좰暀㨏䴣袧첈鹬蒐陓迮䷵즩藏缙篒择䜵磗덜櫥骡灛㢨酲䏐艡샻쎰蚠놮뻩잤뤜䩅崰洔垘罜筌쇭떆園䞷㰊䚒샶易풠綍竽䩫뢖葬夿둤뼯츠훎䣌趉憁筆쥱澸䠐䥉坉鷏缑塰뙊存䋠콂莁䘁辪誔浏㽪楿䮩杣䎠霳쫩縜另줺䖮優뷞潢躀滏칎㷭鑋뛕㱝㘪哅湅豠轷홂썻쇫䷊꺍䐀嵑观隳밻댵釻봮꽯瑰䨔颧빈鑍熟袣쨪褪㦇蠳旝덵蝅폌矍䦩㶍쎴쒸硼㳉밃푛贾䪎汷쪛뿮蚱趲컧힀偲팢㽼瑂㧌橎杰扨䵸灊繓궬쪕䢷졵疴䂤祓휵툟㐓뱝戕鸤埛댉䯸鍱碴阦絭꿏竓瞡㾔㥬爴팭뵟뿘美垎냴旲䓯鴿닝予乽牎塂䜉萑섑娯늂鋩喢웮蜤䝭덁鞶뤱卟뼮㞀겾罴죄碭롱襛㣕䨶짿逝鯉㪗駦惐匿㦶쌮曓膬쯸䥚㦬뾶톅궟慐꼊룈뾢㨎흸趇羬㹃霂㡎䦸谍羁䡝谸痻됳侅褛뀨吏盋럠礙筊鳼틿㖞뼫䭃둡䪼앸섒뼰讧㝼쬽瓗敏葌并匕㰠멢呹폥凤듘撀䂯귽㟂焁뷵㺡庰愻俋鹷챩矐䚬닄쯦옠笐齭処蚚뻜嗠䎙㮹䠁瓘䟰盧今㝶낝뭆魛咨퍓䨨庼뿀䓫櫦碗聅䟻畼煎뙲깕粞噃뇺㻛承姒篈缧鲓港膁쪙뼨䛡즓芚곊뜎膓눔룑和芮竪蜑茯涱幛㿰춏螥渜䆍멨菲麬쳹뙈먴峡糴䕍萬炡겄螆宑鷇氚얠揳쑚谧낝蚖욟峺嫅兦㬱젆䄱䤙쌙훘踕蝟縈上選짎船䰎䡙曹疔獾䣩狸蔪坣긡蟾像넔뀡儥맴윆솩䛀榙你棬퐇嘺츶嶇䝏遇䘎䓎韻춷借岵弽㗫킆棐兲鴷羿簮轋鎌䚥哤掋붓仫草鐌맍삵끌蕝쐄쫫禊懹屄됌鬭閄댧噏쯮嗕敬儒훼읖侲때踅藪䷃䊽罿要憏暖㬺䈞峟彌㬶蟾춇欤灴䪫爯厎泩큇莉沒㨆錺八渞관䋦㛇쌎勈礡㧶闇僩䂽벾흻䓼昴㔩㐘餍䎴䮔㪽쟈赆嚗拂뱟睢趜䰡兮퀧댴멈첔虗橀蕆뀃퐔왪풺묱藏偳㠅拂䛋뀕㑌潃螞甘姽뉨渳䟄䯹㣱擖씕㚠耚鈸崮菦硉蝇짊픮佽硈㼟勊麂憔禗蟟斍菒趓駭棽泔称䆖箵橓赍쒳볣晶㹭繮僈䧱㗾㖪利臲鐚뿜䧻嘧㘓顈隦볡㠇쵧쇘怈퀫䦦좡뢡簭䝻䯶䮶矪䬯덑祑氠佽퇓㠊㧜歗괔谴롃攨㰄崣牔孓粙한䁕츲챧렏榤뮭管䶣柊뗄蹰뻓限䁲퍥먘냧䑏뉆뷏葔逤䃵攄瀑䃛엎벐㿫礪벪쉠람㔻燽䰷榝胪碳樔靻쑨䭾瑗砒쐵苰刢濟䰨弤鹠躧㪐웑阓끞弣芚龾鞧쒄癖方갻暎䲒憬䢾蔝䚚㾄轩챀磿徹䧻飵櫐苻쌂됱䑼䡲䒝朖睇䰤飛䓡䏿딿榰蘆銫유䐺쾉犆固磃갬裧낉鷆뚻䢘輦䋺牙韚蹊떕뭻歬䍊㾭팟歗嬝骠斉圉䧓뷩謶㲔亶뾮俀즽圑湂鎃쇧妿坡䂙鏙恎猗톻毓垐붍溚몮졌虭麿㦍剛拜䂦弞輵뙕쐞껙葺吨翈粃칦姆춀낪州髳캷촶擅뚔鉪骵띗뎫蹸쿂죎눂瓚䷴伐䧫䷟裕葏茜巜亥暌縼鞆䥤틎最折藀䫠泬鉳鯳䚭鑵爐旅妕핥醷퉚㱃픘笑䃋䲨矟㴑쫬绖)";

typedef uint64_t u64;
typedef u64 Set;
typedef std::chrono::steady_clock Clock;
static const Clock::time_point START = Clock::now();
#define ALWAYS inline __attribute__((always_inline))
#define ALWAYS_LAMBDA __attribute__((always_inline))


constexpr Set board() {
	Set board = 0;
	for (int rank = 0; rank < WIDTH; rank++) board |= Set((1 << WIDTH) - 1) << (rank * STRIDE);
	return board;
}
constexpr Set BOARD = board();

static ALWAYS Set near(Set set) {
	Set wide = set | set << 1 | set >> 1;
	return (wide | wide << STRIDE | wide >> STRIDE) & BOARD;
}

static ALWAYS Set within_two(Set set) {
	Set wide = set | set << 1 | set >> 1 | set << 2 | set >> 2;
	return (wide | wide << STRIDE | wide >> STRIDE | wide << 2 * STRIDE | wide >> 2 * STRIDE) & BOARD;
}

static ALWAYS int count(Set set) { return __builtin_popcountll(set); }
static ALWAYS int first(Set set) { return __builtin_ctzll(set); }

struct Tables {
	Set ring1[64], ring2[64], corners = 0, edges = 0;
	u64 stones[2][64], walls[64], side;
	uint16_t reductions[64][64];

	static u64 mix(u64 n) {
		u64 state = n * 0x9e3779b97f4a7c15 + 0x9e3779b97f4a7c15;
		u64 z = (state ^ state >> 30) * 0xbf58476d1ce4e5b9;
		z = (z ^ z >> 27) * 0x94d049bb133111eb;
		return z ^ z >> 31;
	}

	Tables() {
		for (int bit = 0; bit < 64; bit++) {
			Set own = Set(1) << bit & BOARD;
			ring1[bit] = near(own) & ~own;
			ring2[bit] = within_two(own) & ~near(own);
			stones[0][bit] = mix(bit);
			stones[1][bit] = mix(100 + bit);
			walls[bit] = mix(500 + bit);
		}
		side = mix(1000);
		for (int at = 0; at < WIDTH; at++) {
			int last = WIDTH - 1;
			for (int bit : {at, last * STRIDE + at, at * STRIDE, at * STRIDE + last}) {
				edges |= Set(1) << bit;
				if (at % last == 0) corners |= Set(1) << bit;
			}
		}
		for (int depth = 0; depth < 64; depth++) {
			for (int number = 0; number < 64; number++) {
				float by_depth = std::log(double(std::max(depth, 1)));
				float by_number = std::log(double(std::max(number, 1)));
				reductions[depth][number] = uint16_t(REDUCTION_BASE + REDUCTION_SLOPE * by_depth * by_number);
			}
		}
	}
};
static const Tables T;

struct Model {
	uint16_t chances[DECISIONS];

	Model() { std::fill_n(chances, DECISIONS, 1 << (CHANCE - 1)); }
};

struct Reader {
	static const u64 LEAST = u64(BASE) * BASE;
	const char *text;
	u64 range = LEAST * BASE, code = 0;

	explicit Reader(const char *text) : text(text) {
		for (int digit = 0; digit < 3; digit++) shift();
	}
	void shift() {
		int letter = (text[0] & 15) << 12 | (text[1] & 63) << 6 | (text[2] & 63);
		text += 3;
		if (letter >= HANGUL) letter -= HANGUL - BEHIND;
		code = code * BASE + (letter - FIRST);
	}
	bool next_bit(uint16_t &chance) {
		u64 part = (range >> CHANCE) * chance;
		bool bit = code >= part;
		if (bit) code -= part, range -= part, chance -= chance >> PACE;
		else range = part, chance += (65535 - chance) >> PACE;
		while (range < LEAST) shift(), range *= BASE;
		return bit;
	}
	u64 next_bits(int bits) {
		u64 number = 0;
		for (int at = 0; at < bits; at++) {
			uint16_t half = 1 << (CHANCE - 1);
			number |= u64(next_bit(half)) << at;
		}
		return number;
	}
	int next(Model &model) {
		if (!next_bit(model.chances[0])) return 0;
		bool is_negative = next_bit(model.chances[1]);
		int size = 1;
		while (next_bit(model.chances[std::min<int>(1 + size, DECISIONS - 1)])) size++;
		return is_negative ? -size : size;
	}
};


typedef uint16_t Move;
const Move PASS = 63 << 6 | 63;
static ALWAYS int from_of(Move move) { return move >> 6; }
static ALWAYS int to_of(Move move) { return move & 63; }
static ALWAYS bool is_jump(Move move) { return from_of(move) != to_of(move); }

const int GOES_ON = -2, DRAWN = -1;

struct Position {
	Set stones[2];
	Set walls;
	u64 hash;
	int to_move;
	int halfmoves, turns;

	static Position at(Set black, Set white, Set walls, int to_move) {
		Position position = {{black, white}, walls, to_move ? T.side : 0, to_move, 0, to_move};
		for (int bit = 0; bit < 64; bit++) {
			for (int color = 0; color < 2; color++) {
				if (position.stones[color] >> bit & 1) position.hash ^= T.stones[color][bit];
			}
			if (walls >> bit & 1) position.hash ^= T.walls[bit];
		}
		return position;
	}

	ALWAYS Set own() const { return stones[to_move]; }
	ALWAYS Set enemy() const { return stones[!to_move]; }
	ALWAYS Set empty() const { return BOARD & ~(stones[0] | stones[1] | walls); }
	ALWAYS bool can_move(int color) const { return within_two(stones[color]) & empty(); }
	ALWAYS Set turned(int to) const { return T.ring1[to] & enemy(); }

	ALWAYS Position with_other_to_move() const {
		Position next = *this;
		next.to_move = !to_move;
		next.hash ^= T.side;
		return next;
	}

	Position play(Move move) const {
		Position next = with_other_to_move();
		if (move == PASS) {
			if (IS_BOTZONE) next.halfmoves++, next.turns++;
			return next;
		}
		int to = to_of(move);
		Set turning = turned(to);
		next.stones[to_move] |= turning | Set(1) << to;
		next.stones[!to_move] &= ~turning;
		next.hash ^= T.stones[to_move][to];
		for (Set rest = turning; rest; rest &= rest - 1) {
			next.hash ^= T.stones[0][first(rest)] ^ T.stones[1][first(rest)];
		}
		next.halfmoves = 0;
		if (is_jump(move)) {
			next.stones[to_move] &= ~(Set(1) << from_of(move));
			next.hash ^= T.stones[to_move][from_of(move)];
			next.halfmoves = halfmoves + 1;
		}
		next.turns++;
		return next;
	}

	int outcome() const {
		if (!stones[0] || !stones[1]) return stones[0] ? 0 : stones[1] ? 1 : DRAWN;
		bool black = can_move(0), white = can_move(1);
		int heir = -1;
		if (black || white) {
			bool is_over = turns >= MOST_TURNS;
			if (!(IS_BOTZONE && black != white)) {
				if (!is_over) return GOES_ON;
				if (!IS_BOTZONE) return DRAWN;
			} else {
				heir = black ? 0 : 1;
			}
		}
		int difference = count(stones[0]) - count(stones[1]);
		if (heir >= 0) difference += (heir ? -1 : 1) * count(empty());
		return difference > 0 ? 0 : difference < 0 ? 1 : DRAWN;
	}

	bool may_probe() const { return count(empty()) >= LEAST_EMPTY_TO_PROBE; }

	bool is_endgame() const { return turns + 8 >= MOST_TURNS; }

	int swing() const {
		return std::max(100 - SWING_LOST * std::max(count(empty()) - SWINGING_EMPTY, 0) / 10, LEAST_SWING);
	}

	bool is_quiet(Move move) const { return move != PASS && is_jump(move) && !turned(to_of(move)); }

	std::vector<Move> moves() const {
		std::vector<Move> moves;
		Set reached = within_two(own()) & empty();
		if (outcome() != GOES_ON) return moves;
		if (!reached) return {PASS};
		for (Set rest = near(own()) & empty(); rest; rest &= rest - 1) moves.push_back(first(rest) * 65);
		for (Set rest = reached; rest; rest &= rest - 1) {
			for (Set from = T.ring2[first(rest)] & own(); from; from &= from - 1) {
				moves.push_back(first(from) << 6 | first(rest));
			}
		}
		return moves;
	}
};


static ALWAYS void features(Set own, Set enemy, Set empty, int *found) {
	Set near_empty = near(empty);
	Set own_near = near(own) & empty, own_reach = within_two(own) & empty;
	Set enemy_near = near(enemy) & empty, enemy_reach = within_two(enemy) & empty;
	Set pairs[][2] = {
		{own, enemy},
		{own & T.corners, enemy & T.corners},
		{own & T.edges, enemy & T.edges},
		{own & ~near_empty, enemy & ~near_empty},
		{own & near(enemy_reach), enemy & near(own_reach)},
		{own & near(enemy_near), enemy & near(own_near)},
		{own_near, enemy_near},
		{own_reach, enemy_reach},
	};
	for (auto &pair : pairs) *found++ = count(pair[0]) - count(pair[1]);
	Set by_own[4], by_enemy[4];
	auto neighbours = [](Set set, Set *digits) ALWAYS_LAMBDA {
		Set left = set << 1, right = set >> 1;
		Set pair_ones = left ^ right, pair_twos = left & right;
		Set ones = pair_ones ^ set, twos = pair_twos | (pair_ones & set);
		Set above_ones = ones << STRIDE, above_twos = twos << STRIDE;
		Set below_ones = ones >> STRIDE, below_twos = twos >> STRIDE;
		Set half = above_ones ^ below_ones;
		Set carry = (above_ones & below_ones) | (half & pair_ones);
		Set half_twos = above_twos ^ below_twos;
		Set sum_twos = half_twos ^ pair_twos;
		Set fours = (above_twos & below_twos) | (half_twos & pair_twos);
		Set more = sum_twos & carry;
		digits[0] = half ^ pair_ones, digits[1] = sum_twos ^ carry, digits[2] = fours ^ more, digits[3] = fours & more;
	};
	auto most = [](const Set *digits, Set mask) ALWAYS_LAMBDA {
		int most = 0;
		for (int place = 3; place >= 0; place--) {
			if (mask & digits[place]) mask &= digits[place], most |= 1 << place;
		}
		return most;
	};
	neighbours(enemy, by_own);
	neighbours(own, by_enemy);
	*found++ = most(by_own, own_near);
	*found++ = most(by_own, own_reach);
	*found++ = most(by_enemy, enemy_near);
	*found++ = most(by_enemy, enemy_reach);
	*found++ = 1;
}

static ALWAYS int value_by_hand(Set own, Set enemy, Set empty) {
	int anchor = count(empty) / ANCHOR_STEP, above = count(empty) % ANCHOR_STEP, below = ANCHOR_STEP - above;
	int found[FEATURES], sum = 0;
	features(own, enemy, empty, found);
	for (int at = 0; at < FEATURES; at++) {
		sum += found[at] * (WEIGHTS[anchor][at] * below + WEIGHTS[anchor + 1][at] * above);
	}
	return sum * (UNIT / 100) / ANCHOR_STEP;
}


const int SIDE = WIDTH - 1, BLOCKS = SIDE * SIDE, STATES = 256, WAYS = 8;

static bool has_wall(int state) { return state & state >> 4 & 15; }

template <int SEEDS> struct Stepped {
	int row_steps[BLOCKS * STATES] = {}, neuron_steps[SEEDS] = {};
	int rows[BLOCKS * STATES][SEEDS] = {}, rest[1 + BUCKETS][SEEDS] = {}, output_bias[BUCKETS];

	static int nearest(int weight, int step) { return (weight + (weight < 0 ? -step / 2 : step / 2)) / step; }

	int around(int row, int seed) const {
		int block = row / STATES, left = block % SIDE ? rows[row - STATES][seed] : 0;
		return (left + (block >= SIDE ? rows[row - SIDE * STATES][seed] : 0)) / 2;
	}

	Stepped(const char *text, const Stepped *base, bool with_walls) {
		Reader reader(text);
		Model of_steps, of_rest, models[SIZES][HINTS];
		int row_size = 2 << SIZE, sizes[SEEDS], before = 0;
		std::fill_n(sizes, SEEDS, 2 << SIZE);
		for (int &number : neuron_steps) number = reader.next(of_steps);
		for (int row = 0; row < BLOCKS * STATES; row++) {
			if (!with_walls && has_wall(row % STATES)) continue;
			before = row_steps[row] = (base ? base->row_steps[row] : before) + reader.next(of_steps);
			for (int seed = 0; seed < SEEDS; seed++) {
				int step = STEPS[std::clamp<int>(before + neuron_steps[seed], 0, std::size(STEPS) - 1)];
				int hint = nearest(base ? base->rows[row][seed] : around(row, seed), step);
				int mean = (row_size + sizes[seed]) / 2 + (1 << (SIZE - 5)), log = 31 - __builtin_clz(mean);
				Model *of_size = models[2 * log + (mean >> (log - 1) & 1)];
				int number = reader.next(of_size[std::min<int>(std::abs(hint), HINTS - 1)]) * (hint < 0 ? -1 : 1);
				int size = std::abs(number) << SIZE;
				rows[row][seed] = ((base ? hint : 0) + number) * step;
				row_size += (size - row_size) >> ROW_PACE;
				sizes[seed] += (size - sizes[seed]) >> NEURON_PACE;
			}
		}
		for (int line = 0; line <= BUCKETS; line++) {
			for (int seed = 0; seed < SEEDS; seed++) {
				rest[line][seed] = (base ? base->rest[line][seed] : 0) + reader.next(of_rest);
			}
		}
		for (int &weight : output_bias) weight = int(reader.next_bits(OUTPUT_BIAS)) - (1 << (OUTPUT_BIAS - 1));
	}
};

const int LANES = 16;
typedef uint16_t Pair __attribute__((vector_size(2 * LANES)));
typedef int16_t Sums __attribute__((vector_size(2 * LANES)));
typedef int32_t Totals __attribute__((vector_size(4 * LANES)));

template <int PARTS> struct Network {
	Pair rows[BLOCKS][STATES][PARTS / 2] = {};
	Sums bias[PARTS], outputs[BUCKETS][PARTS];
	int output_bias[BUCKETS];
	u64 pairs[1 << WIDTH];

	static int turned_place(int place, int side, int way) {
		int file = place % side, rank = place / side;
		if (way & 1) file = side - 1 - file;
		if (way & 2) rank = side - 1 - rank;
		return way & 4 ? file * side + rank : rank * side + file;
	}

	template <int SEEDS> __attribute__((noinline)) Network(const Stepped<SEEDS> &seeds, bool with_walls) {
		for (int way = 0; way < WAYS; way++) {
			int turned_bits[16] = {};
			for (int bits = 0; bits < 16; bits++) {
				for (int square = 0; square < 4; square++) {
					if (bits >> square & 1) turned_bits[bits] |= 1 << turned_place(square, 2, way);
				}
			}
			auto copy = [&](const int *from, auto *to) {
				for (int seed = 0; seed < SEEDS; seed++) {
					int at = way * SEEDS + seed;
					to[at / LANES][at % LANES] = from[seed];
				}
			};
			for (int block = 0; block < BLOCKS; block++) {
				int seen = turned_place(block, SIDE, way) * STATES;
				for (int state = 0; state < STATES; state++) {
					if (!with_walls && has_wall(state)) continue;
					int turned = turned_bits[state & 15] | turned_bits[state >> 4] << 4;
					for (int seed = 0; seed < SEEDS; seed++) {
						int at = way * SEEDS + seed, weight = seeds.rows[seen + turned][seed];
						bool is_high = at / LANES % 2;
						rows[block][state][at / LANES / 2][at % LANES] += is_high ? weight * 256 : weight + 128;
					}
				}
			}
			copy(seeds.rest[0], bias);
			for (int bucket = 0; bucket < BUCKETS; bucket++) copy(seeds.rest[1 + bucket], outputs[bucket]);
		}
		std::copy_n(seeds.output_bias, BUCKETS, output_bias);
		for (int rank = 0; rank < 1 << WIDTH; rank++) {
			pairs[rank] = 0;
			for (int file = 0; file < SIDE; file++) pairs[rank] |= u64(rank >> file & 3) << 8 * file;
		}
	}
};

template <int PARTS>
static ALWAYS int value_by(const Network<PARTS> &network, int bucket, Set own, Set enemy, Set walls) {
	const Pair *rows[BLOCKS];
	u64 below = 0;
	for (int rank = 0; rank < WIDTH; rank++) {
		auto pairs = [&](Set set) ALWAYS_LAMBDA { return network.pairs[set >> rank * STRIDE & ((1 << WIDTH) - 1)]; };
		u64 above = pairs(own | walls) | pairs(enemy | walls) << 4;
		u64 states = below | above << 2;
		below = above;
		if (!rank) continue;
		for (int file = 0; file < SIDE; file++) {
			int block = (rank - 1) * SIDE + file;
			rows[block] = network.rows[block][states >> 8 * file & 255];
		}
	}
	const int GROUP = std::min(PARTS / 2, 4);
	Totals totals = {};
	auto weigh = [&](const Sums &sums, int part) ALWAYS_LAMBDA {
		Sums value = sums + network.bias[part];
		value = value > 0 ? value : Sums{};
		value = value < int16_t(HIDDEN_ONE) ? value : Sums{} + int16_t(HIDDEN_ONE);
		Sums product = value * network.outputs[bucket][part];
		totals += __builtin_convertvector(product, Totals) * __builtin_convertvector(value, Totals);
	};
	for (int first = 0; first < PARTS / 2; first += GROUP) {
		Pair whole[GROUP] = {};
		Sums high[GROUP] = {};
		for (const Pair *row : rows) {
			for (int pair = 0; pair < GROUP; pair++) {
				whole[pair] += row[first + pair];
				high[pair] += Sums(row[first + pair]) >> 8;
			}
		}
		for (int pair = 0; pair < GROUP; pair++) {
			weigh(Sums(whole[pair] - (Pair(high[pair]) << 8) - uint16_t(128 * BLOCKS)), 2 * (first + pair));
			weigh(high[pair], 2 * (first + pair) + 1);
		}
	}
	int total = 0;
	for (int at = 0; at < LANES; at++) total += totals[at];
	int64_t one = int64_t(HIDDEN_ONE) * HIDDEN_ONE * OUTPUT_ONE;
	int learnt = (network.output_bias[bucket] + total) * int64_t(UNIT) / one;
	Set empty = BOARD & ~(own | enemy | walls);
	return std::clamp(learnt + value_by_hand(own, enemy, empty), 1 - WIN_AT_LEAST, WIN_AT_LEAST - 1);
}

static const auto &walled_network() {
	typedef Stepped<WALLED_SEEDS> Seeds;
	static const Network<WAYS * WALLED_SEEDS / LANES> network(*std::make_unique<Seeds>(WALLED[0], nullptr, true), true);
	return network;
}

template <int PHASE> static const auto &open_network() {
	typedef Stepped<SEEDS> Seeds;
	static const Network<WAYS * SEEDS / LANES> network = [] {
		auto seeds = std::make_unique<Seeds>(OPEN[1], nullptr, false);
		if (PHASE != 1) seeds = std::make_unique<Seeds>(OPEN[PHASE], seeds.get(), false);
		return Network<WAYS * SEEDS / LANES>(*seeds, false);
	}();
	return network;
}

static ALWAYS int value_of(Set own, Set enemy, Set walls) {
	int bucket = std::min(count(BOARD & ~(own | enemy | walls)) * BUCKETS / 48, BUCKETS - 1);
	auto value = [&](auto &network) ALWAYS_LAMBDA { return value_by(network, bucket, own, enemy, walls); };
	if (!IS_BOTZONE && walls) return value(walled_network());
	if (bucket < FIRST_BUCKETS[0]) return value(open_network<0>());
	return bucket < FIRST_BUCKETS[1] ? value(open_network<1>()) : value(open_network<2>());
}

__attribute__((target("avx2,popcnt"))) static int value_with_avx2(Set own, Set enemy, Set walls) {
	return value_of(own, enemy, walls);
}

static int value_anywhere(Set own, Set enemy, Set walls) { return value_of(own, enemy, walls); }

static int evaluate(const Position &position) {
	static const bool has_avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("popcnt");
	auto value = has_avx2 ? value_with_avx2 : value_anywhere;
	return value(position.own(), position.enemy(), position.walls);
}


struct Framed {
	typedef unsigned __int128 Wide;
	Wide own, enemy;

	explicit Framed(const Position &game) {
		const int MARGIN = 2 * STRIDE + 2;
		Wide walls = ~(Wide(BOARD & ~game.walls) << MARGIN);
		own = Wide(game.own()) << MARGIN | walls;
		enemy = Wide(game.enemy()) << MARGIN | walls;
	}

	static ALWAYS int near_of(Wide set, int square) {
		u64 window = u64(set >> square) >> (STRIDE + 1);
		u64 middle = window >> (STRIDE - 3), above = window >> (2 * STRIDE - 5);
		return (window & 7) | (middle & 8) | (middle >> 1 & 16) | (above & 0xe0);
	}
	ALWAYS int near(int square) const { return near_of(own, square) | near_of(enemy, square) << 8; }

	static ALWAYS u64 upright(u64 window) {
		const u64 FIRST = 1 | 1 << STRIDE | 1 << 2 * STRIDE | 1 << 3 * STRIDE | u64(1) << 4 * STRIDE;
		return (window & FIRST) * 0x101010101 >> 32;
	}
	static ALWAYS int side_of(Wide set, int square, int side) {
		u64 window = set >> square;
		u64 five = side == 0 ? window : side == 1 ? window >> 4 * STRIDE : upright(side == 2 ? window : window >> 4);
		return five & 31;
	}
	ALWAYS int side(int square, int side) const {
		return side_of(own, square, side) | side_of(enemy, square, side) << 5;
	}
};

struct Policy {
	int8_t targets[2][1 << 16], sides[2][1 << 10], sources[1 << 16];

	Policy() {
		const int NEAR = 1 << 16, SIDE = 1 << 10, turned[] = {5, 3, 0, 6, 1, 7, 4, 2}, mirrored[] = {2, 1, 0, 4, 3, 7, 6, 5};
		std::vector<uint8_t> images(8 * 256);
		for (int bits = 0; bits < 256; bits++) {
			for (int way = 0, image = bits; way < 8; way++) {
				images[way * 256 + bits] = image;
				int next = 0;
				for (int to = 0; to < 8; to++) next |= (image >> (way == 3 ? mirrored : turned)[to] & 1) << to;
				image = next;
			}
		}
		std::vector<int> near(NEAR), side(SIDE);
		for (int number = 0; number < NEAR; number++) {
			int own = number & 255, enemy = number >> 8, walls = own & enemy, kind = 1, least = INT_MAX;
			bool is_border = !walls;
			for (int way = 0; way < 8; way++) {
				int edge = images[way * 256 + 7];
				if (walls == edge || walls == images[way * 256 + 47]) is_border = true;
				if ((walls & edge) == edge) kind = 2;
			}
			if (is_border) kind = 0;
			else enemy &= ~walls;
			for (int way = 0; way < 8; way++) {
				least = std::min(least, images[way * 256 + own] | images[way * 256 + enemy] << 8);
			}
			near[number] = least + kind * NEAR;
		}
		auto reversed = [](int five) {
			return (five & 1) << 4 | (five & 2) << 2 | (five & 4) | (five & 8) >> 2 | (five & 16) >> 4;
		};
		for (int number = 0; number < SIDE; number++) {
			side[number] = std::min(number, reversed(number & 31) | reversed(number >> 5) << 5);
		}
		Reader reader(POLICY);
		Model model;
		auto spread = [&](const std::vector<int> &classes, int8_t *weights) {
			std::vector<int> known(3 * NEAR, INT_MAX);
			for (int number = 0; number < int(classes.size()); number++) {
				int &weight = known[classes[number]];
				int walls = number & number >> 5;
				bool is_plain = classes.size() == NEAR ? classes[number] < NEAR
													   : !walls || walls == 1 || walls == 3 || walls == 16 ||
															 walls == 24 || walls == 31;
				if (weight == INT_MAX) weight = IS_BOTZONE && !is_plain ? 0 : reader.next(model);
				weights[number] = weight;
			}
		};
		spread(near, targets[0]), spread(near, targets[1]);
		spread(side, sides[0]), spread(side, sides[1]);
		spread(near, sources);
	}

	ALWAYS int target(const Framed &framed, bool is_jump, int to) const {
		int sum = targets[is_jump][framed.near(to)];
		for (int side = 0; side < 4; side++) sum += sides[is_jump][framed.side(to, side)];
		return sum;
	}

	int logit(const Position &game, Move move) const {
		if (move == PASS) return 0;
		Framed framed(game);
		int source = is_jump(move) ? sources[framed.near(from_of(move))] : 0;
		return target(framed, is_jump(move), to_of(move)) + source;
	}
};
static const Policy P;


enum Bound { LOWER = 1, UPPER = 2, EXACT = 3 };

struct Entry {
	Move move;
	int score, depth, bound;

	bool decides(int alpha, int beta) const {
		return bound == EXACT || (bound == LOWER ? score >= beta : score <= alpha);
	}
};

static int from_here(int score, int ply) {
	return score >= WIN_AT_LEAST ? score + ply : score <= -WIN_AT_LEAST ? score - ply : score;
}

struct Table {
	u64 (*buckets)[4] = nullptr;
	u64 size = 0, mask = 0, generation = 0;

	void begin(u64 positions) {
		generation = (generation + 1) % (1 << (KEY - GENERATION));
		u64 most = (u64(MEGABYTES) << 20) / 32, needed = 1 << 10;
		while (needed < most && needed < positions / 16) needed *= 2;
		if (size < needed) {
			free(buckets);
			buckets = (u64(*)[4])calloc(needed, 32);
			size = needed;
		}
		mask = needed - 1;
	}

	static ALWAYS u64 part(u64 entry, int from, int to) { return entry >> from & ((u64(1) << (to - from)) - 1); }
	static ALWAYS bool is_of(u64 entry, u64 hash) { return (entry ^ hash) >> KEY == 0 && entry; }

	bool get(u64 hash, int ply, Entry &entry) const {
		for (u64 found : buckets[hash & mask]) {
			if (!is_of(found, hash)) continue;
			entry.score = from_here(int16_t(found), -ply);
			entry.move = part(found, SLOT, DEPTH);
			entry.depth = part(found, DEPTH, BOUND);
			entry.bound = part(found, BOUND, GENERATION);
			return true;
		}
		return false;
	}

	void put(u64 hash, int ply, const Entry &entry) {
		u64 *place = nullptr;
		int least = 0;
		for (u64 &old : buckets[hash & mask]) {
			int worth;
			if (is_of(old, hash)) worth = INT_MIN;
			else if (!old) worth = INT_MIN + 1;
			else {
				int age = (generation - part(old, GENERATION, KEY)) % (1 << (KEY - GENERATION));
				worth = int(part(old, DEPTH, BOUND)) - AGE * age;
			}
			if (!place || worth < least) place = &old, least = worth;
		}
		*place = u64(uint16_t(from_here(entry.score, ply))) | u64(entry.move) << SLOT |
				 u64(std::clamp(entry.depth, 0, (1 << (BOUND - DEPTH)) - 1)) << DEPTH | u64(entry.bound) << BOUND |
				 generation << GENERATION | hash >> KEY << KEY;
	}
};


struct Ranked {
	int rank;
	Move move;
};

struct Limits {
	Clock::time_point deadline = Clock::time_point::max();
	int depth = MAX_PLY / 2;
};

struct Worker {
	Table &table;
	Limits limits;
	std::vector<u64> path;
	Move killers[MAX_PLY][2];
	int history[2][64 * 64] = {};
	int values[MAX_PLY] = {};
	std::vector<u64> known_values = std::vector<u64>(VALUES);
	std::vector<Ranked> lists[MAX_PLY];
	u64 nodes = 0;
	bool is_stopped = false;
	bool has_best = false;
	Move best_move = 0;

	static const Move NONE = 63 << 6;

	Worker(Table &table, Limits limits, const std::vector<u64> &path) : table(table), limits(limits), path(path) {
		for (auto &pair : killers) pair[0] = pair[1] = NONE;
	}

	int reduction_of(int depth, int index) const {
		return T.reductions[std::min(depth, 63)][std::min(index + 1, 63)];
	}

	int root(const Position &game, const std::vector<Move> &moves, int depth, int alpha, int beta) {
		int low = alpha, best = -WIN;
		has_best = false;
		values[0] = value_of(game);
		for (int index = 0; index < int(moves.size()); index++) {
			path.push_back(game.hash);
			int reduction = depth < 3 || index < 3 ? 0 : std::clamp(reduction_of(depth, index) / 100 - 1, 0, depth - 2);
			int score = child(game.play(moves[index]), index, depth - 1, reduction, low, beta, 0);
			path.pop_back();
			if (is_stopped) break;
			best = std::max(best, score);
			if (!index || score > low) has_best = true, best_move = moves[index];
			low = std::max(low, score);
			if (low >= beta) break;
		}
		return best;
	}

	int child(const Position &next, int index, int depth, int reduction, int alpha, int beta, int ply) {
		if (index) {
			int score = -search(next, depth - reduction, -alpha - 1, -alpha, ply + 1);
			if (score > alpha && reduction) score = -search(next, depth, -alpha - 1, -alpha, ply + 1);
			if (score <= alpha || score >= beta) return score;
		}
		return -search(next, depth, -beta, -alpha, ply + 1);
	}

	int search(const Position &game, int depth, int alpha, int beta, int ply) {
		nodes++;
		if (nodes % NODES_BETWEEN_CHECKS == 0 && Clock::now() >= limits.deadline) is_stopped = true;
		if (is_stopped) return 0;
		int outcome = game.outcome();
		if (outcome != GOES_ON) {
			return outcome == DRAWN ? 0 : outcome == game.to_move ? WIN - ply : ply - WIN;
		}
		if (!IS_BOTZONE) {
			int back = std::min<int>(game.halfmoves, path.size());
			for (int at = 1; at <= back; at++) {
				if (path[path.size() - at] == game.hash) return 0;
			}
		}
		if (depth <= 0 || ply + 1 >= MAX_PLY) return value_of(game);

		bool is_open = beta - alpha > 1;
		Entry entry = {};
		bool is_known = table.get(game.hash, ply, entry);
		if (is_known && !is_open && (entry.depth >= depth || std::abs(entry.score) >= WIN_AT_LEAST) &&
			entry.decides(alpha, beta)) {
			return entry.score;
		}

		bool is_endgame = game.is_endgame();
		bool is_pruned = !is_open && !is_endgame;
		int value = !is_endgame ? value_of(game) : 0;
		values[ply] = value;
		bool is_improving = ply >= 2 && value > values[ply - 2];
		int swing = is_pruned ? game.swing() : 100;
		if (is_pruned && depth <= REVERSE_DEPTH &&
			value - (REVERSE_MARGIN * depth - is_improving * REVERSE_IMPROVING) * swing / 100 >= beta &&
			std::abs(beta) < WIN_AT_LEAST) {
			return value;
		}

		int gap = PROBE_GAP * swing / 100, margin = PROBE_MARGIN * swing / 100;
		bool is_above = value >= beta + gap;
		if (is_pruned && depth >= PROBE_DEPTH && std::abs(beta) < WIN_AT_LEAST && game.may_probe()) {
			if (is_above || value < beta - gap) {
				if (!is_above) margin = -margin;
				int bound = beta + margin, score = search(game, depth / 2, bound - 1, bound, ply);
				if ((score >= bound) == is_above && !is_stopped) {
					return std::abs(score) < WIN_AT_LEAST ? score - margin : score;
				}
			}
			if (!is_known) is_known = table.get(game.hash, ply, entry);
		}
		if (!is_endgame && !is_known && depth >= 3) depth--;
		bool is_trusted = is_pruned && is_known && depth >= EXTENDED_DEPTH && entry.depth >= depth - 3 &&
						  entry.bound != UPPER && std::abs(entry.score) < WIN_AT_LEAST;
		bool is_futile = is_pruned && depth <= FUTILE_DEPTH &&
						 value + (FUTILE_BASE + FUTILE_PLY * depth) * swing / 100 <= alpha;
		int most = INT_MAX;
		if (is_pruned) {
			most = MOST_BASE + MOST_PLY * depth;
			if (!is_improving) most = most * MOST_WORSENING / 100;
			most /= 100;
		}
		std::vector<Ranked> &list = lists[ply];
		take_list(game, is_known ? entry.move : NONE, is_endgame ? INT_MAX : BEFORE_QUIET, ply, list);
		int start = alpha, best = -WIN;
		Move best_here = is_known ? entry.move : NONE;
		for (int index = 0; index < int(list.size()); index++) {
			Move move = pick(list, index);
			if (!is_endgame && best > -WIN_AT_LEAST &&
				(index >= most || (index >= BEFORE_QUIET && game.is_quiet(move)) ||
				 (is_futile && index >= FUTILE_MOVES))) {
				break;
			}
			Position next = game.play(move);
			int reduction = 0;
			if (!is_endgame && depth >= 3 && index >= 2) {
				int learnt = history[game.to_move][move] * 100 / HISTORY_A_PLY;
				int hundredths = reduction_of(depth, index) - is_open * REDUCTION_OPEN +
								 !is_improving * REDUCTION_WORSENING - learnt;
				reduction = std::clamp(hundredths / 100, 0, depth - 2);
			}
			path.push_back(game.hash);
			int score = child(next, index, depth - 1 + (is_trusted && !index), reduction, alpha, beta, ply);
			path.pop_back();
			if (is_stopped) break;
			best = std::max(best, score);
			if (score > alpha) best_here = move;
			alpha = std::max(alpha, score);
			if (alpha >= beta) {
				refuted(game, move, list, index, depth, ply);
				break;
			}
		}
		if (!is_stopped) {
			int bound = best >= beta ? LOWER : best > start ? EXACT : UPPER;
			table.put(game.hash, ply, {best_here, best, depth, bound});
		}
		return best;
	}

	int value_of(const Position &game) {
		u64 &place = known_values[game.hash % VALUES];
		if ((place ^ game.hash) >> VALUE_BITS == 0 && place) return int16_t(place);
		int value = evaluate(game);
		place = game.hash >> VALUE_BITS << VALUE_BITS | uint16_t(value);
		return value;
	}

	static Move pick(std::vector<Ranked> &list, int from) {
		int best = from, size = list.size();
		for (int index = from + 1; index < size; index++) {
			if (list[index].rank > list[best].rank) best = index;
		}
		std::swap(list[from], list[best]);
		return list[from].move;
	}

	static void promising(const Position &game, int enough, std::vector<Ranked> &moves) {
		Set own = game.own(), reached = within_two(own) & game.empty(), beside_enemy = near(game.enemy());
		if (!reached) {
			moves.push_back({0, PASS});
			return;
		}
		Framed framed(game);
		int8_t sources[64];
		Set known = 0;
		auto jumps = [&](int to) {
			Set rest = T.ring2[to] & own;
			if (!rest) return;
			int target = P.target(framed, true, to);
			for (; rest; rest &= rest - 1) {
				int from = first(rest);
				if (!(known >> from & 1)) known |= Set(1) << from, sources[from] = P.sources[framed.near(from)];
				moves.push_back({target + sources[from], Move(from << 6 | to)});
			}
		};
		for (Set rest = reached & (near(own) | beside_enemy); rest; rest &= rest - 1) {
			int to = first(rest);
			if (T.ring1[to] & own) moves.push_back({P.target(framed, false, to), Move(to * 65)});
			if (T.ring1[to] & game.enemy()) jumps(to);
		}
		if (int(moves.size()) >= enough) return;
		for (Set rest = reached & ~beside_enemy; rest; rest &= rest - 1) jumps(first(rest));
	}

	void take_list(const Position &game, Move known, int enough, int ply, std::vector<Ranked> &list) {
		list.clear();
		promising(game, enough, list);
		auto is_known = [&](const Ranked &ranked) { return ranked.move == known; };
		if (known != NONE && enough < INT_MAX && std::none_of(list.begin(), list.end(), is_known)) {
			size_t kept = list.size();
			promising(game, INT_MAX, list);
			auto found = std::find_if(list.begin() + kept, list.end(), is_known);
			bool is_there = found != list.end();
			Ranked best = is_there ? *found : Ranked();
			list.resize(kept);
			if (is_there) list.push_back(best);
		}
		for (Ranked &ranked : list) {
			if (ranked.move == known) {
				ranked.rank = INT_MAX;
				continue;
			}
			Move *killer = killers[ply];
			int bonus = ranked.move == killer[0] ? KILLER : ranked.move == killer[1] ? EARLIER_KILLER : 0;
			ranked.rank = ranked.rank * PROMISE + bonus + history[game.to_move][ranked.move];
		}
	}

	void refuted(const Position &game, Move move, const std::vector<Ranked> &list, int before, int depth, int ply) {
		Move *killer = killers[ply];
		if (killer[0] != move) killer[1] = killer[0], killer[0] = move;
		int weight = std::min(depth * depth * GAINED / 100, MOST_GAINED);
		auto learn = [&](Move move, int weight) {
			int &value = history[game.to_move][move];
			value += weight - value * std::abs(weight) / HISTORY_LIMIT;
		};
		learn(move, weight);
		for (int index = 0; index < before; index++) learn(list[index].move, -weight);
	}
};


struct Game {
	std::vector<std::pair<Position, Move>> earlier;
	Position position;

	static Position before_turning(Position position, Move move) {
		if (move != PASS) {
			Set &own = position.stones[position.to_move];
			own |= Set(1) << to_of(move);
			if (is_jump(move)) own &= ~(Set(1) << from_of(move));
		}
		return position;
	}

	static bool is_same(const Position &a, const Position &b) {
		return a.stones[0] == b.stones[0] && a.stones[1] == b.stones[1] && a.walls == b.walls;
	}

	bool repeats(Move move) const {
		int ply = earlier.size() + 1;
		if (!IS_BOTZONE || ply < 4) return false;
		std::vector<Position> boards = {earlier[0].first};
		for (auto &[before, played] : earlier) boards.push_back(before_turning(before, played));
		Position next = before_turning(position, move);
		for (int i = 0; i <= ply - 3; i++) {
			if (is_same(boards[i], boards[ply - 1]) && is_same(boards[i + 1], next)) return true;
		}
		return false;
	}

	bool is_drawn_by_repetition() const {
		if (IS_BOTZONE) return false;
		return std::count_if(earlier.begin(), earlier.end(), [&](auto &before) {
			return before.second != PASS && is_same(before.first, position);
		}) >= 2;
	}

	std::vector<Move> legal_moves() const {
		std::vector<Move> moves;
		if (is_drawn_by_repetition()) return moves;
		for (Move move : position.moves()) {
			if (!repeats(move)) moves.push_back(move);
		}
		return moves;
	}

	bool play(Move move) {
		auto moves = legal_moves();
		if (std::find(moves.begin(), moves.end(), move) == moves.end()) return false;
		earlier.push_back({position, move});
		position = position.play(move);
		return true;
	}
};

struct Report {
	bool has_move = false;
	Move move = PASS;
	int score = 0;
	u64 nodes = 0;
};

struct Engine {
	Table table;
	Clock::duration late = Clock::duration::zero();

	Report think(const Game &game, Limits limits) {
		bool is_timed = limits.deadline != Clock::time_point::max();
		u64 positions = ~u64(0);
		if (is_timed) {
			limits.deadline -= late;
			auto left = std::max(limits.deadline - Clock::now(), Clock::duration::zero());
			positions = NODES_A_SECOND / 1000 * (left / std::chrono::milliseconds(1));
		}
		table.begin(positions);
		Report best = deepen(game, limits, is_timed);
		if (is_timed) {
			auto by = std::max(Clock::now() - limits.deadline, Clock::duration::zero());
			late = std::min<Clock::duration>(std::max<Clock::duration>(by, late * 7 / 8), MOST_LATE);
		}
		return best;
	}

	Report deepen(const Game &game, Limits limits, bool is_timed) {
		const Position &position = game.position;
		std::vector<Move> moves = game.legal_moves();
		Report best;
		if (moves.empty()) return best;
		std::stable_sort(moves.begin(), moves.end(), [&](Move a, Move b) {
			return P.logit(position, a) > P.logit(position, b);
		});
		best.has_move = true;
		best.move = moves[0];
		best.score = evaluate(position);
		std::vector<u64> path;
		for (auto &before : game.earlier) path.push_back(before.first.hash);
		auto worker = std::make_unique<Worker>(table, limits, path);
		for (int depth = 1; depth <= std::max(limits.depth, 1); depth++) {
			int score = search_around(*worker, position, moves, depth, best.score);
			if (!worker->has_best) break;
			auto place = std::find(moves.begin(), moves.end(), worker->best_move);
			std::rotate(moves.begin(), place, place + 1);
			best.move = worker->best_move;
			best.nodes = worker->nodes;
			if (worker->is_stopped) break;
			best.score = score;
			bool is_decided = std::abs(score) >= WIN_AT_LEAST && WIN - std::abs(score) <= depth;
			if (is_decided || (moves.size() == 1 && is_timed) || Clock::now() >= limits.deadline) break;
		}
		return best;
	}

	static int search_around(Worker &worker, const Position &position, const std::vector<Move> &moves, int depth,
							 int expected) {
		int width = depth < 4 ? WIN : WINDOW, alpha = expected - width, beta = expected + width;
		for (;;) {
			int low = std::max(alpha, -WIN), high = std::min(beta, WIN);
			int score = worker.root(position, moves, depth, low, high);
			if (worker.is_stopped || (score > low && score < high) || (low == -WIN && high == WIN)) return score;
			width *= 4;
			if (score <= low) alpha = score - width;
			else beta = score + width;
		}
	}
};

static Clock::time_point first_arrival(Clock::time_point ready) {
	auto now = Clock::now();
	return now - ready < std::chrono::milliseconds(50) ? START : now;
}

static Limits answer_within(int milliseconds, Clock::time_point arrival) {
	auto time = std::chrono::duration_cast<Clock::duration>(std::chrono::milliseconds(milliseconds));
	auto reserve = std::min<Clock::duration>(time / 14 + std::chrono::milliseconds(3), time / 8);
	Limits limits;
	limits.deadline = arrival + time - reserve;
	return limits;
}


static int square(int x, int y) { return (WIDTH - 1 - y) * STRIDE + x; }

static bool read_move(Game &game, int first_number) {
	int x0 = first_number, y0, x1, y1;
	if (!(std::cin >> y0 >> x1 >> y1)) return false;
	if (x0 < 0) return true;
	int from = square(x0, y0), to = square(x1, y1);
	bool is_single = std::max(std::abs(x0 - x1), std::abs(y0 - y1)) == 1;
	return game.play(is_single ? to * 65 : from << 6 | to);
}

static void play(int time) {
	Set corners[] = {Set(1) << square(0, 0) | Set(1) << square(6, 6), Set(1) << square(6, 0) | Set(1) << square(0, 6)};
	Game game = {{}, Position::at(corners[0], corners[1], 0, 0)};
	Engine engine;
	auto arrival = Clock::now();
	int number;
	if (!(std::cin >> number)) return;
	arrival = first_arrival(arrival);
	for (int line = 0; line < 2 * number - 1; line++) {
		int first_number;
		if (!(std::cin >> first_number) || !read_move(game, first_number)) return;
	}
	for (;;) {
		Report report = engine.think(game, answer_within(time ? time : 1000, arrival));
		if (report.has_move) {
			int to = to_of(report.move);
			int from = is_jump(report.move) ? from_of(report.move) : first(T.ring1[to] & game.position.own());
			auto print = [](int square) {
				std::cout << square % STRIDE << ' ' << WIDTH - 1 - square / STRIDE;
			};
			print(from);
			std::cout << ' ';
			print(to);
			game.play(report.move);
		} else {
			std::cout << "-1 -1 -1 -1";
		}
		std::cout << "\n>>>BOTZONE_REQUEST_KEEP_RUNNING<<<" << std::endl;
		int first_number;
		if (!(std::cin >> first_number)) return;
		arrival = Clock::now();
		if (!read_move(game, first_number)) return;
	}
}

static void search_each() {
	Engine engine;
	Set own, enemy, walls;
	Limits limits;
	while (std::cin >> own >> enemy >> walls >> limits.depth) {
		Report report = engine.think({{}, Position::at(own, enemy, walls, 0)}, limits);
		auto name = [](int square) {
			return std::string{char('a' + square % STRIDE), char('1' + square / STRIDE)};
		};
		if (report.move == PASS) std::cout << "0000";
		else std::cout << (is_jump(report.move) ? name(from_of(report.move)) : "") << name(to_of(report.move));
		std::cout << ' ' << report.score << ' ' << report.nodes << std::endl;
	}
}

int main(int count, char **arguments) {
	std::string argument = count > 1 ? arguments[1] : "";
	if (argument == "search") search_each();
	else play(atoi(argument.c_str()));
}
